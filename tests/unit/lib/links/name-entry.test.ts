import { expect, it } from 'vitest';
import { entryKey } from '#src/lib/links/name-entry.ts';

const place = { pathname: '/', search: '', hash: '' };

it('N3: each first page of a visit has its own scroll position, also when its state is passed on to another page', () => {
  const state = { entry: '1', listSearch: '?page=2' };
  expect(entryKey({ ...place, key: 'default', state })).toBe('1');
  // A duplicated record opens with the form's state.
  expect(entryKey({ ...place, key: 'k2', state })).toBe('k2');
  expect(entryKey({ ...place, key: 'default', state: null })).toBe('default');
});
