import { type Branch, inOrder, toTree } from '#src/lib/records/tree.ts';
import type { MenuItem } from './schema.ts';

/** Flattens a tree; each item names its parent. */
export function flattened(items: MenuItem[]): MenuItem[] {
  return items.flatMap(({ children, ...item }) => [
    { ...item, children: [] },
    ...flattened(children.map((child) => ({ ...child, parentId: item.id }))),
  ]);
}

/** Builds a tree of a flat list. */
export function nested(items: MenuItem[]): MenuItem[] {
  const tops = toTree(items);
  const made = new Map<Branch<MenuItem>, MenuItem>();
  const allOf = (branches: Branch<MenuItem>[]) => branches.flatMap((one) => made.get(one) ?? []);
  // Children first.
  for (const branch of inOrder(tops).toReversed()) {
    made.set(branch, { ...branch.record, children: allOf(branch.children) });
  }
  return allOf(tops);
}
