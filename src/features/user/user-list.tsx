import BlockIcon from '@mui/icons-material/Block';
import EnableIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEventCallback } from '@mui/material/utils';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkKind } from '#src/admin/list/bulk-dialog.tsx';
import { SelectionBar } from '#src/admin/list/selection-bar.tsx';
import { useReadAll } from '#src/admin/list/use-read-all.tsx';
import { useSelection } from '#src/admin/list/use-selection.ts';
import { ColumnsButton } from '#src/admin/list/columns-button.tsx';
import { ListState } from '#src/admin/list/list-state.tsx';
import { useRemaining } from '#src/admin/deletion/use-remaining.ts';
import { ListToolbar } from '#src/admin/list/list-toolbar.tsx';
import { DataTable } from '#src/admin/list/data-table.tsx';
import { useLastPage } from '#src/admin/list/use-last-page.ts';
import { useShownColumns } from '#src/admin/list/use-shown-columns.ts';
import { useListMemory } from '#src/admin/list/use-list-memory.ts';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import { usePageReader } from '#src/admin/list/use-page-reader.ts';
import { userApi } from './api.ts';
import type { UserDialog } from './dialog/use-dialog-address.ts';
import { ExportUsersButton } from './export-users-button.tsx';
import type { User } from './schema.ts';
import { UserActions } from './user-actions.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserListCard } from './user-list-card.tsx';
import { useUserBulk } from './use-user-bulk.tsx';
import { useUserColumns } from './use-user-columns.tsx';

const NONE: User[] = [];

type UserListProps = {
  params: ListParams;
  newButton: ReactNode;
  onOpen: (dialog: UserDialog) => void;
};

/** All users but the deleted ones: found, exported, and what can be done to one or many (B1, B6, B7). */
export function UserList({ params, newButton, onOpen }: UserListProps) {
  const { t } = useTranslation('user');
  const page = userApi.page(params.query);
  const select = useRemaining(page.queryKey);
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
