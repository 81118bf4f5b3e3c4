import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { hasCall } from '#src/api/wire/server-call.ts';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { createImportButton } from '#src/admin/import/import-button.tsx';
import { usePlainKey } from '#src/admin/ui/use-plain-key.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { useDialogAddress } from './dialog/use-dialog-address.ts';
import { RecycleList } from './recycle-list.tsx';
import { UserList } from './user-list.tsx';

const UserDialogs = createLazyPart(
  async () => (await import('./dialog/user-dialogs.tsx')).UserDialogs,
);

const ImportButton = createImportButton(async () => (await import('./user-import.tsx')).UserImport);

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
      {dialog && <UserDialogs dialog={dialog} onClose={close} onLoadFailed={close} />}
    </>
  );
}
