import BlockIcon from '@mui/icons-material/Block';
import EnableIcon from '@mui/icons-material/CheckCircleOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEventCallback } from '@mui/material/utils';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { ColumnsButton } from '#src/admin/list/memory/columns-button.tsx';
import { DataTable } from '#src/admin/list/rows/data-table.tsx';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { ListState } from '#src/admin/list/core/list-state.tsx';
import { ListToolbar } from '#src/admin/list/list-toolbar.tsx';
import { SelectionBar } from '#src/admin/list/bulk/selection-bar.tsx';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import type { ListParams } from '#src/admin/list/core/use-list-params.ts';
import { usePagedList } from '#src/admin/list/use-paged-list.ts';
import type { PageQuery } from '#src/api/page.ts';
import { STATUS } from '#src/api/status.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { userApi } from './api.ts';
import type { UserDialog } from './dialog/use-dialog-address.ts';
import { LastLogin } from './last-login.tsx';
import { roleText } from './role-text.ts';
import { ROLES } from './roles.ts';
import type { User } from './schema.ts';
import { useUserBulk } from './use-user-bulk.tsx';
import type { UserBulkAction } from './use-user-bulk.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { UserActions } from './user-actions.tsx';
import { UserName } from './user-name.tsx';
import { UserStatusChip } from './user-status-chip.tsx';

type UserListProps = {
  params: ListParams;
  newButton: ReactNode;
  onOpen: (dialog: UserDialog) => void;
};

export function UserList({ params, newButton, onOpen }: UserListProps) {
  const { t } = useTranslation('user');
  const open = useEventCallback(onOpen);
  const list = usePagedList({ api: userApi, params, columns: useUserColumns(open) });
  const { selection, place } = list;
  const bulk = useUserBulk(selection, place);
  const askSelected = (kind: UserBulkAction) => bulk.ask(list.selected(), kind);

  return (
    <Card ref={place} tabIndex={-1} sx={{ outline: 0, overflow: 'clip' }}>
      <ListToolbar
        {...list.toolbar}
        tools={
          <>
            <ColumnsButton {...list.columnsButton} />
            <ExportUsersButton query={params.query} />
          </>
        }
      >
        <UserFilters params={params} />
      </ListToolbar>
      <ListState {...list.listState} emptyAction={newButton}>
        <DataTable
          {...list.table}
          label={t('list.title')}
          labelOf={({ nickname, username }) => nickname || username}
          actions={(user) => (
            <UserActions user={user} onOpen={open} onAsk={(kind) => bulk.ask([user], kind)} />
          )}
          card={(user, actions) => <UserListCard user={user} actions={actions} onOpen={open} />}
        />
      </ListState>
      <SelectionBar {...list.selectionBar} onDelete={() => askSelected('delete')}>
        <Button startIcon={<EnableIcon />} onClick={() => askSelected('show')}>
          {t('bulk.enable.action')}
        </Button>
        <Button startIcon={<BlockIcon />} onClick={() => askSelected('hide')}>
          {t('bulk.disable.action')}
        </Button>
      </SelectionBar>
      {bulk.dialog}
      {list.dialog}
    </Card>
  );
}

type UserFiltersProps = { params: ListParams };

function UserFilters({ params }: UserFiltersProps) {
  const { t } = useTranslation('user');
  return (
    <>
      <FilterSelect
        params={params}
        name="role"
        label={t('field.role')}
        options={ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      />
      <FilterSelect
        params={params}
        name="status"
        label={t('field.status')}
        options={[
          { value: String(STATUS.shown), label: t('status.enabled') },
          { value: String(STATUS.hidden), label: t('status.disabled') },
        ]}
      />
    </>
  );
}

type UserListCardProps = {
  user: User;
  actions: ReactNode;
  onOpen: (dialog: UserDialog) => void;
};

function UserListCard({ user, actions, onOpen }: UserListCardProps) {
  const { t } = useTranslation('user');
  return (
    <>
      <UserName user={user} onOpen={onOpen} />
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <UserStatusChip user={user} />
        <Box sx={{ flexGrow: 1, typography: 'caption', color: 'text.secondary' }}>
          {roleText(t, user.role)} · <LastLogin user={user} />
        </Box>
        {actions}
      </Box>
    </>
  );
}

type ExportUsersButtonProps = { query: PageQuery };

/** Exports all users that match the list's filters. */
function ExportUsersButton({ query }: ExportUsersButtonProps) {
  const { t } = useTranslation('user');
  const { mutate, isPending } = useMutation({
    mutationFn: () => userApi.exportFile(query),
    onSuccess: (file) => saveFile(file, file.name || t('export.fileName')),
    onError: (error) => toast.error(t('export.failed'), { description: errorMessage(error) }),
  });
  return (
    <ToolButton
      label={t('export.action')}
      busy={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      <DownloadIcon />
    </ToolButton>
  );
}
