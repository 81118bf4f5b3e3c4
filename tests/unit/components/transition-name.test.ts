import { expect, it } from 'vitest';
import { transitionName } from '#src/components/transition-name.ts';

it.each([
  [7, 'news-7'],
  ['a1-B2', 'news-a1-B2'],
  ['新 1/2&3', 'news-_65b0__20_1_2f_2_26_3'],
  ['a_b', 'news-a_5f_b'],
  ['🌱', 'news-_1f331_'],
  ['\uD83C', 'news-_d83c_'],
])('C1: the id %s gives a view transition the name %s', (id, name) => {
  expect(transitionName('news', id)).toBe(name);
});
