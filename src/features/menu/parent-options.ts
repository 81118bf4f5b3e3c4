import { sameId } from '#src/lib/records/id.ts';
import { inOrder, toTree } from '#src/lib/records/tree.ts';
import { canMoveBelow } from './levels.ts';
import type { MenuItem } from './schema.ts';

/**
 * Possible parents of the item with this id (none for a new item), in menu order. The current parent is
 * always among them, disabled where it is not allowed: in a circle, or too deep.
 */
export function parentOptions(items: MenuItem[], position: string, id: string | undefined) {
  const own = items.filter((item) => item.position === position);
  const edited = items.find((item) => sameId(item.id, id)) ?? null;
  return inOrder(toTree(own))
    .map(({ record, level }) => ({
      value: record.id,
      // A select has no tree, so dashes show the depth.
      label: `${'— '.repeat(level - 1)}${record.title}`,
      disabled: !canMoveBelow(items, edited, record),
    }))
    .filter(({ value, disabled }) => !disabled || sameId(value, edited?.parentId));
}
