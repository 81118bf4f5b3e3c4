import type { Rows } from '#src/api/page.ts';
import { menuItemsApi } from './staff-api.ts';
import type { Position } from './positions.ts';
import type { MenuItem } from './schema.ts';

/** One menu's items, as lists take them. */
export function menuApiOf(position: Position) {
  return {
    ...menuItemsApi,
    all: () => ({
      ...menuItemsApi.all(),
      select: (answer: Rows<MenuItem>) => ({
        ...answer,
        rows: answer.rows.filter((item) => item.position === position),
      }),
    }),
  };
}
