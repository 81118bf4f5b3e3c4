import type { Id } from '#src/api/fields.ts';
import { bySort } from '#src/lib/by-sort.ts';
import type { MenuItem } from './schema.ts';

/** Items and all that is below them as one list; each names its parent. */
export function flattened(items: MenuItem[]): MenuItem[] {
  return items.flatMap(({ children, ...item }) => [
    { ...item, children: [] },
    ...flattened(children.map((child) => ({ ...child, parentId: item.id }))),
  ]);
}

/**
 * A flat list as a tree, every level in its order. An item whose parent is not there stands at the
 * top, so that none is lost from sight.
 */
export function toTree(items: MenuItem[]): MenuItem[] {
  const ids = new Set(items.map(({ id }) => String(id)));
  return items
    .filter(({ parentId }) => parentId === null || !ids.has(String(parentId)))
    .toSorted(bySort)
    .map((item) => withBelow(items, item));
}

function withBelow(items: MenuItem[], item: MenuItem): MenuItem {
  const children = childrenOf(items, item.id).map((child) => withBelow(items, child));
  return { ...item, children };
}

/** What stands directly below an item, null for the top, in its order. */
export function childrenOf(items: MenuItem[], parent: Id | null): MenuItem[] {
  return items.filter(({ parentId }) => isSame(parentId, parent)).toSorted(bySort);
}

/** How many levels an item takes with all that is below it: 1 for itself. */
export function heightOf(items: MenuItem[], id: Id): number {
  return 1 + Math.max(0, ...childrenOf(items, id).map((child) => heightOf(items, child.id)));
}

/** On which level an item stands: 1 at the top. */
export function levelOf(items: MenuItem[], item: MenuItem): number {
  const parent = items.find(({ id }) => isSame(id, item.parentId));
  return parent ? 1 + levelOf(items, parent) : 1;
}

/** Ids are numbers here and texts there. */
export function isSame(one: Id | null, other: Id | null): boolean {
  return String(one) === String(other);
}
