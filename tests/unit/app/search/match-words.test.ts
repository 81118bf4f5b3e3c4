import { expect, it } from 'vitest';
import { snippetOf } from '#src/app/pages/search/match-words.ts';

const FAMILY = '👨‍👩‍👧';
const snippet = (text: string) => snippetOf({ title: '', texts: [{ text }] }, ['温室']).text;

it('P7: the part of a text around the keyword is cut between what a reader takes for characters', () => {
  expect(snippet('𠮷'.repeat(30) + '温室')).toBe(`…${'𠮷'.repeat(12)}温室`);
  expect(snippet(`${FAMILY}温室`)).toBe(`${FAMILY}温室`);
  expect(snippet('温室' + FAMILY.repeat(118))).toBe(`温室${FAMILY.repeat(118)}`);
  expect(snippet('温室' + FAMILY.repeat(119))).toBe(`温室${FAMILY.repeat(118)}…`);
  expect(snippet('棚'.repeat(121))).toBe(`${'棚'.repeat(120)}…`);
});

it('P7: the part of a text around the keyword begins with a whole word', () => {
  const text = 'A guide to the daily management of temperature, humidity and light';
  const around = (word: string) => snippetOf({ title: '', texts: [{ text }] }, [word]).text;
  expect(around('humidity')).toBe('…humidity and light');
  expect(around('light')).toBe('…and light');
});
