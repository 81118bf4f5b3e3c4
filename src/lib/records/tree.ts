import { bySort } from './by-sort.ts';
import { type Id, sameId } from './id.ts';

type TreeFields = { id: Id; parentId: Id | null; sort: number };

/** A node of a tree of records. */
export type Branch<T> = {
  record: T;
  /** Null at the top. */
  parent: Branch<T> | null;
  /** In their order. */
  children: Branch<T>[];
  /** 1 at the top. */
  level: number;
  /** True if the record is its own ancestor, and so below no top. */
  isInCircle: boolean;
};

/**
 * The top level of the records' tree, in order. Each record is in the tree once: one whose parent is
 * missing is at the top, and so is each one of a circle.
 */
export function toTree<T extends TreeFields>(records: readonly T[]): Branch<T>[] {
  const byId = new Map<string, Branch<T>>();
  for (const record of records.toSorted(bySort)) {
    const id = String(record.id);
    if (byId.has(id)) continue;
    byId.set(id, { record, parent: null, children: [], level: 1, isInCircle: false });
  }
  const namedParentOf = ({ record: { parentId } }: Branch<T>) =>
    parentId === null ? undefined : byId.get(String(parentId));

  markCircles([...byId.values()], namedParentOf);
  for (const branch of byId.values()) {
    branch.parent = branch.isInCircle ? null : (namedParentOf(branch) ?? null);
    branch.parent?.children.push(branch);
  }
  const tops = [...byId.values()].filter(({ parent }) => parent === null);
  for (const branch of inOrder(tops)) branch.level = (branch.parent?.level ?? 0) + 1;
  return tops;
}

/** All branches, each before those below it. No recursion, which a deep tree would overflow. */
export function inOrder<T>(tops: readonly Branch<T>[]): Branch<T>[] {
  const ordered: Branch<T>[] = [];
  const waiting = tops.toReversed();
  for (let branch = waiting.pop(); branch; branch = waiting.pop()) {
    ordered.push(branch);
    waiting.push(...branch.children.toReversed());
  }
  return ordered;
}

/** The branches from the top down to this one. */
export function pathTo<T>(branch: Branch<T>): Branch<T>[] {
  const path = [branch];
  for (let above = branch.parent; above; above = above.parent) path.unshift(above);
  return path;
}

/** The branch of the record with this id, where there is one. */
export function findBranch<T extends TreeFields>(
  tops: readonly Branch<T>[],
  id: Id | null | undefined,
): Branch<T> | undefined {
  return inOrder(tops).find(({ record }) => sameId(record.id, id));
}

/** The records directly below this one, also where that makes a circle. */
export function childrenOf<T extends TreeFields>(records: readonly T[], id: Id): T[] {
  return records.filter((record) => sameId(record.parentId, id) && !sameId(record.id, id));
}

/** Follows the parents of each branch, at most once, until they end or meet themselves. */
function markCircles<T>(
  branches: Branch<T>[],
  parentOf: (branch: Branch<T>) => Branch<T> | undefined,
): void {
  const seen = new Set<Branch<T>>();
  for (const start of branches) {
    const path: Branch<T>[] = [];
    let next: Branch<T> | undefined = start;
    for (; next && !seen.has(next); next = parentOf(next)) {
      seen.add(next);
      path.push(next);
    }
    const met = next ? path.indexOf(next) : -1;
    if (met >= 0) for (const branch of path.slice(met)) branch.isInCircle = true;
  }
}
