import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useListLinkState } from '#src/admin/list/core/row-links.tsx';
import { NewLink } from '#src/admin/list/core/new-link.tsx';
import { WholeList } from '#src/admin/list/whole-list.tsx';
import type { Rows } from '#src/api/records/page.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { bySort } from '#src/lib/records/by-sort.ts';
import { childrenOf } from '#src/lib/records/tree.ts';
import { HeaderPreview } from './header-preview.tsx';
import { MenuTree } from './menu-tree.tsx';
import { listOf, listPathOf, type Position, toPosition } from './positions.ts';
import { type MenuItem, POSITIONS } from './schema.ts';
import { menuItemsApi } from './admin-api.ts';

export function Component() {
  const { t } = useTranslation('menu');
  const position = toPosition(useParams().position) ?? 'header';
  const api = menuApiOf(position);
  const newButton = <NewItemButton position={position} />;
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
        rows: answer.rows.filter((item) => listOf(item) === position),
      }),
    }),
  };
}

type NewItemButtonProps = { position: Position };

/** Link to the form, whose state says which menu it starts with and returns to. */
function NewItemButton({ position }: NewItemButtonProps) {
  const { t } = useTranslation('menu');
  const state = useListLinkState();
  return <NewLink state={{ ...state, position }}>{t('new.title')}</NewLink>;
}

type PositionTabsProps = { position: Position };

/** One tab per menu, each with its own URL. */
function PositionTabs({ position }: PositionTabsProps) {
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
