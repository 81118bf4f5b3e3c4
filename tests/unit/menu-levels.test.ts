import { describe, expect, it } from 'vitest';
import { canMoveBelow, indented, outdented } from '#src/features/menu/levels.ts';
import { parentOptions } from '#src/features/menu/parent-options.ts';
import type { MenuItem } from '#src/features/menu/schema.ts';
import { flattened, nested } from '#src/features/menu/tree.ts';

function item(
  id: number,
  parentId: number | string | null,
  sort: number,
  more: Partial<MenuItem> = {},
) {
  return {
    id,
    parentId,
    sort,
    title: `item ${id}`,
    name: '',
    path: '',
    icon: '',
    roles: [],
    disabled: false,
    caption: '',
    info: '',
    position: 'header',
    target: 'self',
    status: 0,
    createTime: '',
    updateTime: '',
    children: [],
    ...more,
  } satisfies MenuItem;
}

// 1 ─ 11 ─ 111, 12; 2; 3
const ITEMS = [
  item(1, null, 10),
  item(11, 1, 10),
  item(111, '11', 10),
  item(12, 1, 20),
  item(2, null, 20),
  item(3, null, 30),
];
const placesOf = (items: MenuItem[]) =>
  items.map(({ id, parentId, sort }) => ({ id, parentId, sort }));

describe('a menu’s tree', () => {
  it('B10: ids as texts and as numbers are the same, and an item whose parent is missing is at the top', () => {
    const [first, , , lost] = nested([...ITEMS, item(9, 99, 40)]);
    expect(first?.children.map(({ id }) => id)).toEqual([11, 12]);
    expect(first?.children[0]?.children.map(({ id }) => id)).toEqual([111]);
    expect(lost?.id).toBe(9);
  });

  it('B10: a server that sends a tree is read like one that sends a list', () => {
    const flat = flattened(nested(ITEMS));
    expect(nested(flat)).toEqual(
      nested(ITEMS.map((one) => ({ ...one, parentId: one.id === 111 ? 11 : one.parentId }))),
    );
  });
});

describe('parents in a circle', () => {
  // 1 and 2 are each other's parents; 3 is its own; 21 is below 2.
  const CIRCLES = [item(1, 2, 10), item(2, '1', 20), item(21, 2, 10), item(3, 3, 30)];

  it('B10: an item goes to the top, alone', () => {
    expect(placesOf(outdented(CIRCLES, 1))).toEqual([{ id: 1, parentId: null, sort: 10 }]);
    expect(placesOf(outdented(CIRCLES, 3))).toEqual([{ id: 3, parentId: null, sort: 30 }]);
    expect(placesOf(outdented(CIRCLES, 21))[0]).toMatchObject({ id: 21, parentId: null });
  });

  it('B10: an item goes below one that is not within the circle', () => {
    expect(indented(CIRCLES, 2)).toEqual([]);
    expect(placesOf(indented(CIRCLES, 3))).toEqual([{ id: 3, parentId: 2, sort: 20 }]);
  });

  it('B10: the present parent is listed, but cannot be chosen again', () => {
    const items = [...CIRCLES.filter(({ id }) => id !== 21), item(4, null, 40)];
    expect(parentOptions(items, 'header', '1')).toEqual([
      { value: 2, label: 'item 2', disabled: true },
      { value: 3, label: 'item 3', disabled: false },
      { value: 4, label: 'item 4', disabled: false },
    ]);
  });
});

describe('levels', () => {
  it('B10: an item goes below the one before it, after those that are there', () => {
    expect(placesOf(indented(ITEMS, 2))).toEqual([{ id: 2, parentId: 1, sort: 30 }]);
  });

  it('B10: the first item of a level cannot be indented', () => {
    expect(indented(ITEMS, 1)).toEqual([]);
    expect(indented(ITEMS, 11)).toEqual([]);
  });

  it('B10: no item is indented deeper than its menu shows, its children counted', () => {
    const foot = ITEMS.map((one) => ({ ...one, position: 'foot' as const }));
    expect(indented(foot, 12)).toEqual([]);
    expect(indented(ITEMS, 12)).toHaveLength(1);
    expect(indented([item(5, null, 1), ...ITEMS], 1)).toEqual([]);
  });

  it('B10: an item goes one level up, right after the one it was below', () => {
    expect(placesOf(outdented(ITEMS, 11))).toEqual([
      { id: 11, parentId: null, sort: 20 },
      { id: 2, parentId: null, sort: 30 },
      { id: 3, parentId: null, sort: 40 },
    ]);
    expect(outdented(ITEMS, 1)).toEqual([]);
  });

  it('B10: an item is offered no parent within itself, nor in another menu', () => {
    const items = [...ITEMS, item(7, null, 1, { position: 'foot' })];
    expect(parentOptions(items, 'header', '1').map(({ value }) => value)).toEqual([]);
    expect(parentOptions(items, 'header', '2').map(({ value }) => value)).toEqual([1, 11, 12, 3]);
    expect(parentOptions(items, 'foot', undefined).map(({ value }) => value)).toEqual([7]);
    expect(canMoveBelow(items, item(1, null, 10), item(11, 1, 10))).toBe(false);
  });
});
