import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableList } from '#src/admin/list/sortable-list.tsx';
import type { Selection } from '#src/admin/list/use-selection.ts';
import { useReorder } from '#src/admin/list/use-reorder.ts';
import { menuItemsApi } from './staff-api.ts';
import { LevelButtons } from './level-buttons.tsx';
import { MenuRow } from './menu-row.tsx';
import type { MenuItem } from './schema.ts';
import { toTree } from './tree.ts';

type MenuTreeProps = {
  /** The items of one menu, flat. */
  rows: MenuItem[];
  label: string;
  canMove: boolean;
  selection: Selection;
  /** Edit and delete. */
  actions: (item: MenuItem) => ReactNode;
};

/**
 * A menu's items: each level is put in order among its own, by dragging or with the handle's keys;
 * buttons move an item below the one before it or one level up.
 */
export function MenuTree({ rows, label, canMove, selection, actions }: MenuTreeProps) {
  const { t } = useTranslation('menu');
  const reorder = useReorder(menuItemsApi);

  const branch = (items: MenuItem[], name: string) => (
    <SortableList
      label={name}
      rows={items}
      labelOf={(item) => item.title}
      selection={selection}
      onReorder={canMove ? reorder : undefined}
    >
      {(item) => (
        <>
          <MenuRow
            item={item}
            actions={
              // Deep in the tree a phone has room for two side by side.
              <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
                {canMove && <LevelButtons rows={rows} item={item} />}
                {actions(item)}
              </Box>
            }
          />
          {item.children.length > 0 && (
            <Box sx={{ mt: 1, marginInlineStart: { xs: -7, sm: 0 } }}>
              {branch(item.children, t('list.below', { name: item.title }))}
            </Box>
          )}
        </>
      )}
    </SortableList>
  );
  return branch(toTree(rows), label);
}
