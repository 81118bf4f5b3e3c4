import type { Id } from '#src/api/fields.ts';
import { bySort } from '#src/lib/by-sort.ts';
import type { MenuItem } from './schema.ts';

/** Flattens a tree; each item names its parent. */
export function flattened(items: MenuItem[]): MenuItem[] {
  return items.flatMap(({ children, ...item }) => [
    { ...item, children: [] },
    ...flattened(children.map((child) => ({ ...child, parentId: item.id }))),
  ]);
}

/**
 * Builds a sorted tree. An item with an unknown parent goes to the top level, so that it stays
 * visible.
 */
export function toTree(items: MenuItem[]): MenuItem[] {
  const ids = new Set(items.map(({ id }) => String(id)));
  return items
    .filter(({ parentId }) => parentId === null || !ids.has(String(parentId)))
    .toSorted(bySort)
    .map((item) => withChildren(items, item));
}

function withChildren(items: MenuItem[], item: MenuItem): MenuItem {
  const children = childrenOf(items, item.id).map((child) => withChildren(items, child));
  return { ...item, children };
}

/** Direct children in their order; null for the top level. */
export function childrenOf(items: MenuItem[], parent: Id | null): MenuItem[] {
  return items.filter(({ parentId }) => isSame(parentId, parent)).toSorted(bySort);
}

/** Height of the item's subtree: 1 without children. */
export function heightOf(items: MenuItem[], id: Id): number {
  return 1 + Math.max(0, ...childrenOf(items, id).map((child) => heightOf(items, child.id)));
}

/** Level of an item: 1 at the top. */
export function levelOf(items: MenuItem[], item: MenuItem): number {
  const parent = items.find(({ id }) => isSame(id, item.parentId));
  return parent ? 1 + levelOf(items, parent) : 1;
}

/** The same id may be a number or a string. */
export function isSame(one: Id | null, other: Id | null): boolean {
  return String(one) === String(other);
}
