import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { WholeList } from '#src/admin/list/whole-list.tsx';
import type { Rows } from '#src/api/records/page.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { bySort } from '#src/lib/records/by-sort.ts';
import { childrenOf } from '#src/lib/records/tree.ts';
import { LinkMark } from '#src/admin/links/link-mark.tsx';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { useList } from '#src/admin/list/core/list-context.ts';
import { SortableTree } from '#src/admin/list/order/sortable-tree.tsx';
import { TextRow } from '#src/admin/list/cells/list-row.tsx';
import { HeaderPreview } from './header-preview.tsx';
import { menuOf, listPathOf, type Position, toPosition } from './positions.ts';
import { type MenuItem, POSITIONS } from './schema.ts';
import { menuItemsApi } from './admin-api.ts';
import { LevelButtons } from './level-buttons.tsx';
import { NavIcon } from './public/nav-icon.tsx';
import { iconUrl } from './public/nav-item.ts';

export function Component() {
  const { t } = useTranslation('menu');
  const position = toPosition(useParams().position) ?? 'header';
  const api = menuApiOf(position);
  // The form starts with this menu and returns to it.
  const newButton = <NewButton label={t('new.title')} state={{ position }} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <PositionTabs position={position} />
      <Box role="tabpanel" id="menu-panel" aria-labelledby={`menu-tab-${position}`}>
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          {t(`positionHint.${position}`)}
        </Typography>
        {position === 'header' && <HeaderPreview />}
        <WholeList
          key={position}
          label={t(`position.${position}`)}
          api={api}
          order={bySort}
          labelOf={({ title }) => title}
          textsOf={({ title, path, caption }) => [title, path, caption]}
          columns={[
            { field: 'title', headerName: t('field.title') },
            { field: 'path', headerName: t('field.path') },
            { field: 'sort', headerName: t('field.sort') },
            { field: 'status', headerName: t('field.status') },
          ]}
          newButton={newButton}
          refusalOf={({ id }, all) => {
            const count = childrenOf(all, id).length;
            return count > 0 ? t('list.hasBelow', { count }) : undefined;
          }}
        >
          {(rows, { actions }) => (
            <MenuTree rows={rows} label={t(`position.${position}`)} actions={actions} />
          )}
        </WholeList>
      </Box>
    </>
  );
}

/** The items of one menu as a list API. */
function menuApiOf(position: Position) {
  return {
    ...menuItemsApi,
    all: () => ({
      ...menuItemsApi.all(),
      select: (answer: Rows<MenuItem>) => ({
        ...answer,
        rows: answer.rows.filter((item) => menuOf(item) === position),
      }),
    }),
  };
}

/** One tab per menu, each with its own URL. */
function PositionTabs({ position }: { position: Position }) {
  const { t } = useTranslation('menu');
  const navigate = useNavigate();
  return (
    <Tabs
      value={position}
      onChange={(_event, next: Position) =>
        void navigate(listPathOf(next), { preventScrollReset: true })
      }
      variant="scrollable"
      aria-label={t('list.positions')}
      sx={{ mb: 2 }}
    >
      {POSITIONS.map((one) => (
        <Tab
          key={one}
          id={`menu-tab-${one}`}
          value={one}
          label={t(`position.${one}`)}
          aria-controls="menu-panel"
        />
      ))}
    </Tabs>
  );
}

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
function MenuTree({ rows, label, actions }: MenuTreeProps) {
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
        path === '' ? (
          t('mark.noPath')
        ) : (
          <bdi key="path" dir="ltr">
            {path}
          </bdi>
        ),
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
