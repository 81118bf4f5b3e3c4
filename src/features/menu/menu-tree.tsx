import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkMark } from '#src/admin/links/link-mark.tsx';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { useList } from '#src/admin/list/core/list-context.ts';
import { SortableTree } from '#src/admin/list/order/sortable-tree.tsx';
import { TextRow } from '#src/admin/list/cells/list-row.tsx';
import { LevelButtons } from './level-buttons.tsx';
import { NavIcon } from './public/nav-icon.tsx';
import { iconUrl } from './public/nav-item.ts';
import type { MenuItem } from './schema.ts';
import { menuItemsApi } from './admin-api.ts';
import { toPosition } from './positions.ts';

type MenuTreeProps = {
  /** The items of one menu as a flat list. */
  rows: MenuItem[];
  label: string;
  actions: (item: MenuItem) => ReactNode;
};

/**
 * The tree of a menu. Items are sorted within their level by dragging or by keyboard; buttons change the
 * level.
 */
export function MenuTree({ rows, label, actions }: MenuTreeProps) {
  const { t } = useTranslation('menu');
  const { params } = useList();
  return (
    <SortableTree
      label={label}
      labelBelow={(name) => t('list.below', { name })}
      api={menuItemsApi}
      rows={rows}
      labelOf={({ title }) => title}
    >
      {(item) => (
        <MenuRow
          item={item}
          actions={
            // Deep in the tree a phone fits only two buttons in a row.
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
              {!params.isNarrowed && <LevelButtons rows={rows} item={item} />}
              {actions(item)}
            </Box>
          }
        />
      )}
    </SortableTree>
  );
}

type MenuRowProps = { item: MenuItem; actions: ReactNode };

function MenuRow({ item, actions }: MenuRowProps) {
  const { t } = useTranslation('menu');
  const { id, title, path, icon, info, disabled, position, target, roles } = item;
  const badges = [
    info,
    toPosition(position) ? '' : t('mark.position', { position }),
    disabled ? t('mark.disabled') : '',
    target === 'blank' ? t('mark.blank') : '',
    roles.length > 0 ? t('mark.roles', { roles: roles.join('、') }) : '',
  ].filter((badge) => badge !== '');
  return (
    <TextRow
      title={
        <>
          <NavIcon src={iconUrl(icon)} />
          {title}
        </>
      }
      to={editPathOf(id)}
      texts={[
        path === '' ? t('mark.noPath') : <bdi dir="ltr">{path}</bdi>,
        <LinkMark key="link" href={path} />,
        ...badges.map((badge) => (
          <Chip
            key={badge}
            component="span"
            size="small"
            label={badge}
            sx={{ height: '1.25rem' }}
          />
        )),
      ]}
      record={item}
      name={title}
      actions={actions}
    />
  );
}
