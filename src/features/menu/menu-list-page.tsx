import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageHeader } from '#src/components/page-header.tsx';
import { WholeList } from '#src/admin/list/whole-list.tsx';
import { bySort } from '#src/lib/by-sort.ts';
import { HeaderPreview } from './header-preview.tsx';
import { menuApiOf } from './menu-api-of.ts';
import { MenuTree } from './menu-tree.tsx';
import { NewItemButton } from './new-item-button.tsx';
import { PositionTabs } from './position-tabs.tsx';
import { toPosition } from './positions.ts';
import { childrenOf } from './tree.ts';

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
            { field: 'status', headerName: t('status.label') },
          ]}
          newButton={newButton}
          refusalOf={({ id }, all) => {
            const count = childrenOf(all, id).length;
            return count > 0 ? t('list.hasBelow', { count }) : undefined;
          }}
        >
          {({ rows, isNarrowed, selection, actions }) => (
            <MenuTree
              rows={rows}
              label={t(`position.${position}`)}
              canMove={!isNarrowed}
              selection={selection}
              actions={actions}
            />
          )}
        </WholeList>
      </Box>
    </>
  );
}
