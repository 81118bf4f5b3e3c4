import type { Id } from '#src/api/fields.ts';
import { LEVELS, listOf } from './positions.ts';
import type { MenuItem } from './schema.ts';
import { childrenOf, heightOf, isSame, levelOf } from './tree.ts';

const STEP = 10;

/**
 * Makes an item the last child of its previous sibling.
 * @returns the changed items; none where it is the first or the level is too deep.
 */
export function indented(items: MenuItem[], id: Id): MenuItem[] {
  const item = items.find((one) => one.id === id);
  if (!item) return [];
  const siblings = childrenOf(items, item.parentId);
  const before = siblings[siblings.findIndex((one) => one.id === id) - 1];
  if (!before || !canMoveBelow(items, item, before)) return [];
  const last = childrenOf(items, before.id).at(-1)?.sort ?? 0;
  return [{ ...item, parentId: before.id, sort: last + STEP }];
}

/**
 * Moves an item one level up, right after its parent.
 * @returns the changed items, including its new siblings; none at the top level.
 */
export function outdented(items: MenuItem[], id: Id): MenuItem[] {
  const item = items.find((one) => one.id === id);
  const parent = items.find((one) => isSame(one.id, item?.parentId ?? null));
  if (!item || !parent) return [];
  return childrenOf(items, parent.parentId)
    .flatMap((one) => (one.id === parent.id ? [one, item] : [one]))
    .map((one, index) => ({ ...one, sort: (index + 1) * STEP }))
    .map((one) => (one.id === id ? { ...one, parentId: parent.parentId } : one))
    .filter(
      (one) => one.id === id || one.sort !== items.find(({ id: its }) => its === one.id)?.sort,
    );
}

/**
 * Whether an item may be moved below `parent`: not below itself, and not deeper than the menu
 * allows.
 */
export function canMoveBelow(items: MenuItem[], item: MenuItem | null, parent: MenuItem): boolean {
  const height = item ? heightOf(items, item.id) : 1;
  if (levelOf(items, parent) + height > LEVELS[listOf(parent)]) return false;
  return item === null || !isWithin(items, parent, item.id);
}

function isWithin(items: MenuItem[], item: MenuItem, top: Id): boolean {
  if (isSame(item.id, top)) return true;
  const parent = items.find(({ id }) => isSame(id, item.parentId));
  return parent !== undefined && isWithin(items, parent, top);
}
