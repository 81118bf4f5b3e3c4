import BlockIcon from '@mui/icons-material/Block';
import EnableIcon from '@mui/icons-material/CheckCircleOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEventCallback } from '@mui/material/utils';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import type { BulkKind } from '#src/admin/list/bulk-dialog.tsx';
import { ColumnsButton } from '#src/admin/list/columns-button.tsx';
import { DataTable } from '#src/admin/list/data-table.tsx';
import { FilterSelect } from '#src/admin/list/filter-select.tsx';
import { ListState } from '#src/admin/list/list-state.tsx';
import { ListToolbar } from '#src/admin/list/list-toolbar.tsx';
import { SelectionBar } from '#src/admin/list/selection-bar.tsx';
import { ToolButton } from '#src/admin/list/tool-button.tsx';
import { useLastPage } from '#src/admin/list/use-last-page.ts';
import { useListMemory } from '#src/admin/list/use-list-memory.ts';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import { usePageReader } from '#src/admin/list/use-page-reader.ts';
import { useReadAll } from '#src/admin/list/use-read-all.tsx';
import { useSelection } from '#src/admin/list/use-selection.ts';
import { useShownColumns } from '#src/admin/list/use-shown-columns.ts';
import type { PageQuery } from '#src/api/page.ts';
import { STATUS } from '#src/api/status.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { userApi } from './api.ts';
import type { UserDialog } from './dialog/use-dialog-address.ts';
import { LastLogin } from './last-login.tsx';
import { roleText } from './role-text.ts';
import { ROLES } from './roles.ts';
import type { User } from './schema.ts';
import { useUserBulk } from './use-user-bulk.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { UserActions } from './user-actions.tsx';
import { UserName } from './user-name.tsx';
import { UserStatusChip } from './user-status-chip.tsx';

const NONE: User[] = [];

type UserListProps = {
  params: ListParams;
  newButton: ReactNode;
  onOpen: (dialog: UserDialog) => void;
};

export function UserList({ params, newButton, onOpen }: UserListProps) {
  const { t } = useTranslation('user');
  const page = userApi.page(params.query);
  const select = useWithoutPending(page.queryKey);
  const list = useQuery({ ...page, select, placeholderData: keepPreviousData });
  useLastPage(list.data, params);
  const place = useRef<HTMLDivElement>(null);
  const selection = useSelection();
  const bulk = useUserBulk(selection, place);
  const columns = useUserColumns();
  const { memory, remember } = useListMemory();
  const shown = useShownColumns(columns, memory);
  const rows = list.data?.rows ?? NONE;
  const all = useReadAll({
    ...usePageReader(userApi, params.query),
    rows,
    selection,
  });
  const open = useEventCallback(onOpen);
  const askSelected = (kind: BulkKind) => bulk.ask(all.selected(), kind);

  return (
    <Card ref={place} tabIndex={-1} sx={{ outline: 0, overflow: 'clip' }}>
      <ListToolbar
        params={params}
        list={list}
        tools={
          <>
            <ColumnsButton columns={columns} look={memory} onChange={remember} />
            <ExportUsersButton query={params.query} />
          </>
        }
      >
        <UserFilters params={params} />
      </ListToolbar>
      <ListState list={list} params={params} count={rows.length} emptyAction={newButton}>
        <DataTable
          label={t('list.title')}
          page={list.data}
          isLoading={list.isPlaceholderData}
          params={params}
          density={memory.density}
          columns={shown}
          labelOf={({ nickname, username }) => nickname || username}
          selection={selection}
          actions={(user) => (
            <UserActions user={user} onOpen={open} onAsk={(kind) => bulk.ask([user], kind)} />
          )}
          card={(user, actions) => <UserListCard user={user} actions={actions} />}
        />
      </ListState>
      <SelectionBar
        selection={selection}
        total={list.data?.total ?? 0}
        onSelectAll={all.selectAll}
        onDelete={() => askSelected('delete')}
      >
        <Button startIcon={<EnableIcon />} onClick={() => askSelected('show')}>
          {t('bulk.enable.action')}
        </Button>
        <Button startIcon={<BlockIcon />} onClick={() => askSelected('hide')}>
          {t('bulk.disable.action')}
        </Button>
      </SelectionBar>
      {bulk.dialog}
      {all.dialog}
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

type UserListCardProps = { user: User; actions: ReactNode };

function UserListCard({ user, actions }: UserListCardProps) {
  const { t } = useTranslation('user');
  return (
    <>
      <UserName user={user} />
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
