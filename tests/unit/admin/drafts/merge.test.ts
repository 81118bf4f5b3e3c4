import { describe, expect, it } from 'vitest';
import { changesOf, differingFields } from '#src/admin/drafts/draft.ts';
import { merge, newerSide } from '#src/admin/drafts/merge.ts';

const draft = {
  kind: 'draft',
  id: 'a',
  user: 'admin',
  type: 'links',
  record: '1',
  at: 2000,
} as const;

describe('merge', () => {
  const before = { name: '原', tags: ['甲'], sort: 1 };
  const merged = (mine: object, theirs: object) =>
    merge(before, { ...before, ...mine }, before, { ...before, ...theirs });

  it.each([
    ['nobody changed anything', {}, {}, [], []],
    ['only I changed it', { name: '我' }, {}, [], []],
    ['only they changed it', {}, { tags: ['乙'] }, ['tags'], []],
    ['each changed another field', { name: '我' }, { sort: 2 }, ['sort'], []],
    ['both changed it to the same', { tags: ['乙'] }, { tags: ['乙'] }, [], []],
    ['both changed it', { name: '我' }, { name: '他' }, [], ['name']],
  ])('B2: %s', (_case, mine, theirs, fromServer: string[], conflicts: string[]) => {
    const result = merged(mine, theirs);
    expect(result).toMatchObject({ fromServer, conflicts });
    const decided = Object.entries({ ...before, ...theirs, ...mine }).filter(
      ([name]) => !conflicts.includes(name),
    );
    expect(result.fields).toEqual(Object.fromEntries(decided));
  });

  it('B2: a value that only its sent form differs in is not a change', () => {
    const spaced = { name: '原 ' };
    const result = merge({ name: '原' }, { name: '原' }, spaced, { name: '他' });
    expect(result).toEqual({ fields: { name: '他' }, fromServer: ['name'], conflicts: [] });
  });
});

describe('a draft', () => {
  it('B8: holds only what differs, and no secrets', () => {
    const opened = { name: '原', size: { width: 1, height: 2 }, password: '' };
    const now = { name: '改', size: { height: 2, width: 1 }, password: 'secret' };
    expect(changesOf(opened, now, ['password'])).toEqual({
      values: { name: '改' },
      base: { name: '原' },
    });
    expect(changesOf(opened, { ...now, name: '原' }, ['password'])).toBeNull();
  });

  it('B8: leaves out fields that a newer form lacks, or has with another type', () => {
    const values = { name: '改', gone: 'x', tags: '甲,乙', price: 'abc', sort: null };
    const form = { name: '原', tags: ['甲'], price: 3, sort: 1 };
    expect(differingFields({ values }, form)).toEqual(['name', 'price', 'sort']);
  });

  it.each([
    ['the draft, where the server still has what it was made of', '原', null, 'other'],
    ['the server, where it changed and does not say when', '他', null, 'mine'],
    ['the server, where it changed later', '他', 3000, 'mine'],
    ['the draft, where the server changed before', '他', 1000, 'other'],
  ] as const)('B8: the newer one is %s', (_case, server, changedAt, side) => {
    const kept = { ...draft, values: { name: '我' }, base: { name: '原' } };
    expect(newerSide('name', kept, { name: server }, changedAt)).toBe(side);
  });
});
