import { describe, expect, it } from 'vitest';
import type { Id } from '#src/lib/records/id.ts';
import { childrenOf, inOrder, toTree } from '#src/lib/records/tree.ts';

const record = (id: Id, parentId: Id | null, sort = 0) => ({ id, parentId, sort });

/** Each branch as `id@level`, in order; `!` marks a circle. */
const drawn = (records: ReturnType<typeof record>[]) =>
  inOrder(toTree(records)).map(
    ({ record: { id }, level, isInCircle }) => `${id}@${level}${isInCircle ? '!' : ''}`,
  );

describe('a tree', () => {
  it('has every record in its order below its parent, on any level', () => {
    const records = [
      record(2, null, 20),
      record(1111, 111),
      record(111, 11),
      record(12, 1, 20),
      record(11, 1, 10),
      record(1, null, 10),
    ];
    expect(drawn(records)).toEqual(['1@1', '11@2', '111@3', '1111@4', '12@2', '2@1']);
  });

  it('treats ids as numbers and as texts alike', () => {
    expect(drawn([record('1', null), record(11, '1'), record('12', 1)])).toEqual([
      '1@1',
      '11@2',
      '12@2',
    ]);
  });

  it('has a record without its parent at the top', () => {
    expect(drawn([record(1, 99), record(11, 1)])).toEqual(['1@1', '11@2']);
  });

  it.each([
    ['each other', [record(1, 2), record(2, 1)], ['1@1!', '2@1!']],
    ['itself', [record(1, 1)], ['1@1!']],
    [
      'one of three, with others below them',
      [record(1, 2), record(2, 3), record(3, 1), record(31, 3), record(311, 31)],
      ['1@1!', '2@1!', '3@1!', '31@2', '311@3'],
    ],
  ])('has records whose parents lead back to %s at the top, marked', (_what, records, expected) => {
    expect(drawn(records)).toEqual(expected);
  });

  it('has a record once that is sent twice', () => {
    expect(drawn([record(1, null), record('1', null), record(2, 1)])).toEqual(['1@1', '2@2']);
  });

  it('may have any depth', () => {
    const chain = Array.from({ length: 20_000 }, (_none, index) =>
      record(index + 1, index || null),
    );
    expect(drawn(chain).at(-1)).toBe('20000@20000');
    expect(drawn([record(1, 20_000), ...chain.slice(1)])).toHaveLength(20_000);
  });
});

it('the children of a record are those that name it, without itself', () => {
  const records = [record(1, '1'), record(11, '1'), record(12, 1), record(2, null)];
  expect(childrenOf(records, '1').map(({ id }) => id)).toEqual([11, 12]);
});
