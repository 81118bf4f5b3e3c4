import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { hasCall } from '#src/api/wire/server-call.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { createImportButton } from '#src/admin/import/import-button.tsx';
import { usePlainKey } from '#src/admin/ui/use-plain-key.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { type ListParams, useListParams } from '#src/admin/list/core/use-list-params.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { ListContext } from '#src/admin/list/core/list-context.ts';
import { ListPages } from '#src/admin/list/rows/list-pages.tsx';
import { ListState, NothingYet } from '#src/admin/list/core/list-state.tsx';
import { ListToolbar } from '#src/admin/list/filters/toolbar.tsx';
import { usePagedRows } from '#src/admin/list/core/use-paged-rows.ts';
import { useDialogAddress } from './dialog/use-dialog-address.ts';
import { UserList } from './user-list.tsx';
import { HAS_ROLE, userApi } from './api.ts';
import { roleText } from './roles.ts';
import { UserName } from './user-name.tsx';

const UserDialogs = lazyPart(() => import('./dialog/user-dialogs.tsx'), 'UserDialogs');

const ImportButton = createImportButton(
  async () => (await import('./user-import.tsx')).UserImport,
  // The server makes records of the file.
  ['import'],
);

/** What the person has to be permitted for a dialog, which may also be opened by its address. */
const NEEDS = { new: 'add', edit: 'edit', password: 'resetPwd' } as const;

const HAS_RECYCLE_BIN = hasCall('GET /user/recycle/show');

/** The user list, its recycle bin (`?recycle=1`) and its dialogs (`#new`). */
export function Component() {
  const { t } = useTranslation('user');
  const params = useListParams();
  const { recycle, ...filters } = params.filters;
  const { dialog, open, close } = useDialogAddress();
  const may = useMay();
  usePlainKey('n', () => {
    if (recycle === undefined && may('add')) open({ kind: 'new' });
  });

  if (recycle !== undefined && HAS_RECYCLE_BIN) {
    // `?recycle=1` itself is not a filter.
    const isNarrowed = params.q !== '' || Object.keys(filters).length > 0;
    return (
      <>
        <PageHeader
          title={t('recycle.title')}
          purpose={t('recycle.purpose')}
          action={<RouterButton to={{ search: '' }}>{t('recycle.back')}</RouterButton>}
        />
        <RecycleList
          params={{
            ...params,
            filters,
            query: { ...params.query, recycle: undefined },
            isNarrowed,
          }}
        />
      </>
    );
  }
  const newButton = may('add') && (
    <Button variant="contained" {...UserDialogs.prefetchOn} onClick={() => open({ kind: 'new' })}>
      {t('new.title')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('list.title')}
        purpose={t('list.purpose')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {HAS_RECYCLE_BIN && (
              <RouterButton to={{ search: '?recycle=1' }} color="inherit">
                {t('recycle.title')}
              </RouterButton>
            )}
            {hasCall('POST /user/import') && <ImportButton />}
            {newButton}
          </Box>
        }
      />
      <UserList params={params} newButton={newButton} onOpen={open} />
      {dialog && may(NEEDS[dialog.kind]) && (
        <UserDialogs dialog={dialog} onClose={close} onLoadFailed={close} />
      )}
    </>
  );
}

/** The recycle bin. It says that users cannot be restored, because the API has no call for it. */
function RecycleList({ params }: { params: ListParams }) {
  const { t } = useTranslation(['user', 'crud']);
  const list = usePagedRows(userApi.deleted, params);
  return (
    <ListContext value={list}>
      <Card>
        <ListToolbar />
        <Alert severity="info" sx={{ mx: 2, mb: 2 }}>
          {t('recycle.noRestore')}
        </Alert>
        <ListState empty={<NothingYet />}>
          <List aria-label={t('recycle.title')} disablePadding>
            {list.rows.map((user) => (
              <ListItem key={user.id} divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
                <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                  <UserName user={user} />
                </Box>
                <Typography
                  variant="body2"
                  component="div"
                  sx={{ display: 'flex', gap: 0.5, color: 'text.secondary' }}
                >
                  <span>
                    {HAS_ROLE && `${roleText(t, user.role)} · `}
                    {t('recycle.deletedAt')}
                  </span>
                  <RelativeTime iso={user.updateTime} />
                </Typography>
              </ListItem>
            ))}
          </List>
          <ListPages />
        </ListState>
      </Card>
    </ListContext>
  );
}
