import BlockIcon from '@mui/icons-material/Block';
import EnableIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkKind } from '#src/components/list/bulk-dialog.tsx';
import { SelectionBar } from '#src/components/list/selection-bar.tsx';
import { useSelection } from '#src/components/list/use-selection.ts';
import { ColumnsButton } from '#src/components/list/columns-button.tsx';
import { ListState } from '#src/components/list/list-state.tsx';
import { ListToolbar } from '#src/crud/list-toolbar.tsx';
import { ReadAllDialog } from '#src/components/list/read-all-dialog.tsx';
import { DataTable } from '#src/components/list/data-table.tsx';
import { useKnownRows } from '#src/components/list/use-known-rows.ts';
import { useLastPage } from '#src/components/list/use-last-page.ts';
import { useShownColumns } from '#src/components/list/use-shown-columns.ts';
import { useListMemory } from '#src/crud/use-list-memory.ts';
import type { ListParams } from '#src/crud/use-list-params.ts';
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
  const client = useQueryClient();
  const list = useQuery({ ...userApi.page(params.query), placeholderData: keepPreviousData });
  useLastPage(list.data, params);
  const place = useRef<HTMLDivElement>(null);
  const selection = useSelection();
  const bulk = useUserBulk(selection, place);
  const columns = useUserColumns();
  const { memory, remember } = useListMemory();
  const shown = useShownColumns(columns, memory);
  const [isReadingAll, setReadingAll] = useState(false);
  const [everybody, setEverybody] = useState(NONE);
  const rows = list.data?.rows ?? NONE;
  const known = useKnownRows(rows, everybody);
  const askSelected = (kind: BulkKind) => bulk.ask(known([...selection.ids]), kind);

  return (
    <Card ref={place} tabIndex={-1} sx={{ outline: 0 }}>
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
      <SelectionBar
        selection={selection}
        total={list.data?.total ?? 0}
        onSelectAll={() => setReadingAll(true)}
        onDelete={() => askSelected('delete')}
      >
        <Button startIcon={<EnableIcon />} onClick={() => askSelected('show')}>
          {t('bulk.enable.action')}
        </Button>
        <Button startIcon={<BlockIcon />} onClick={() => askSelected('hide')}>
          {t('bulk.disable.action')}
        </Button>
      </SelectionBar>
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
            <UserActions user={user} onOpen={onOpen} onAsk={(kind) => bulk.ask([user], kind)} />
          )}
          card={(user, actions) => <UserListCard user={user} actions={actions} />}
        />
      </ListState>
      {bulk.dialog}
      {isReadingAll && (
        <ReadAllDialog
          title={t('list.selectingAll')}
          queryKey={userApi.page(params.query).queryKey}
          readPage={(at) =>
            client.fetchQuery({
              ...userApi.page({ ...params.query, ...at }),
              staleTime: 0,
              gcTime: 0,
            })
          }
          onRead={(all) => {
            setReadingAll(false);
            setEverybody(all);
            selection.set(all.map(({ id }) => id));
          }}
          onCancel={() => setReadingAll(false)}
        />
      )}
    </Card>
  );
}
