import { type Id, sameId } from '#src/lib/records/id.ts';
import { findBranch, inOrder, toTree } from '#src/lib/records/tree.ts';
import { MENU_DEPTHS, menuOf } from './positions.ts';
import type { MenuItem } from './schema.ts';

const STEP = 10;

/**
 * Makes an item the last child of its previous sibling.
 * @returns the changed items; none where it is the first or the level is too deep.
 */
export function indented(items: MenuItem[], id: Id): MenuItem[] {
  const tops = toTree(items);
  const branch = findBranch(tops, id);
  if (!branch) return [];
  const siblings = branch.parent?.children ?? tops;
  const before = siblings[siblings.indexOf(branch) - 1];
  if (!before || !canMoveBelow(items, branch.record, before.record)) return [];
  const last = before.children.at(-1)?.record.sort ?? 0;
  return [{ ...branch.record, parentId: before.record.id, sort: last + STEP }];
}

/**
 * Moves an item one level up, right after its parent, or out of a circle of parents to the top.
 * @returns the changed items, including its new siblings; none at the top level.
 */
export function outdented(items: MenuItem[], id: Id): MenuItem[] {
  const tops = toTree(items);
  const branch = findBranch(tops, id);
  if (branch?.isInCircle) return [{ ...branch.record, parentId: null }];
  if (!branch?.parent) return [];
  const { record: item, parent } = branch;
  const parentId = parent.parent?.record.id ?? null;
  return (parent.parent?.children ?? tops)
    .flatMap((one) => (one === parent ? [one.record, item] : [one.record]))
    .map((one, index) => ({ before: one, after: { ...one, sort: (index + 1) * STEP } }))
    .filter(({ before, after }) => before === item || before.sort !== after.sort)
    .map(({ before, after }) => (before === item ? { ...after, parentId } : after));
}

/**
 * Whether an item (null for a new one) may be moved below `parent`: not below itself, and not deeper
 * than the menu allows.
 */
export function canMoveBelow(items: MenuItem[], item: MenuItem | null, parent: MenuItem): boolean {
  const deepest = MENU_DEPTHS[menuOf(parent)];
  if (!item) return (findBranch(toTree(items), parent.id)?.level ?? 0) < deepest;
  const moved = items.map((one) =>
    sameId(one.id, item.id) ? { ...one, parentId: parent.id } : one,
  );
  const branch = findBranch(toTree(moved), item.id);
  if (!branch || branch.isInCircle) return false;
  return inOrder([branch]).every(({ level }) => level <= deepest);
}
