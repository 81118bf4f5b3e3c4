import { canMoveBelow } from './levels.ts';
import type { MenuItem } from './schema.ts';
import { isSame, levelOf, toTree } from './tree.ts';

/** Possible parents of the item with this id (none for a new item), in menu order. */
export function parentOptions(items: MenuItem[], position: string, id: string | undefined) {
  const own = items.filter((item) => item.position === position);
  const edited = items.find((item) => id !== undefined && isSame(item.id, id)) ?? null;
  return inOrder(toTree(own))
    .filter((item) => canMoveBelow(items, edited, item))
    .map((item) => ({
      value: item.id,
      // A select has no tree, so dashes show the depth.
      label: `${'— '.repeat(levelOf(own, item) - 1)}${item.title}`,
    }));
}

function inOrder(tree: MenuItem[]): MenuItem[] {
  return tree.flatMap((item) => [item, ...inOrder(item.children)]);
}
