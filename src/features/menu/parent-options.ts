import { canStandBelow } from './levels.ts';
import type { Position } from './positions.ts';
import type { MenuItem } from './schema.ts';
import { isSame, levelOf, toTree } from './tree.ts';

/** Below which items of a menu the one with this id (a new one: none) may stand, in the menu's order. */
export function parentOptions(items: MenuItem[], position: Position, id: string | undefined) {
  const own = items.filter((item) => item.position === position);
  const edited = items.find((item) => id !== undefined && isSame(item.id, id)) ?? null;
  return inOrder(toTree(own))
    .filter((item) => canStandBelow(items, edited, item))
    .map((item) => ({
      value: item.id,
      // A select has no tree: the depth is told by what stands before the text.
      label: `${'— '.repeat(levelOf(own, item) - 1)}${item.title}`,
    }));
}

function inOrder(tree: MenuItem[]): MenuItem[] {
  return tree.flatMap((item) => [item, ...inOrder(item.children)]);
}
