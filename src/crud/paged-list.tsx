import Card from '@mui/material/Card';
import type { GridColDef } from '@mui/x-data-grid/models';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Id } from '#src/api/fields.ts';
import type { PagedResource } from '#src/api/resource.ts';
import { ListState } from './list-state.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { RecordGrid } from './record-grid.tsx';
import { RowActions } from './row-actions.tsx';
import { SelectionBar } from '#src/components/list/selection-bar.tsx';
import { useDeletion } from './use-deletion.tsx';
import { useKnownRows } from './use-known-rows.ts';
import { useLastPage } from './use-last-page.ts';
import type { ListParams } from './use-list-params.ts';
import { useSelection } from '#src/components/list/use-selection.ts';

type PagedListProps<T> = {
  /** The list's name, for people who hear the page. */
  label: string;
  api: Pick<PagedResource<T, never>, 'page' | 'remove'>;
  params: ListParams;
  columns: GridColDef<T & { id: Id }>[];
  labelOf: (record: T) => string;
  /** The type's own filters. */
  filters: ReactNode;
  newButton: ReactNode;
  /** A row as a card, on phones. */
  card: (record: T, actions: ReactNode) => ReactNode;
};

/** A long list that the server pages, sorts and filters, with all that lists can do (B1, B7). */
export function PagedList<T extends { id: Id }>(props: PagedListProps<T>) {
  const { label, api, params, columns, labelOf, filters, newButton, card } = props;
  const list = useQuery({ ...api.page(params.query), placeholderData: keepPreviousData });
  useLastPage(list.data, params);
  const selection = useSelection();
  const place = useRef<HTMLDivElement>(null);
  const deletion = useDeletion({ api, labelOf, selection, place });
  const rows = list.data?.rows ?? [];
  const known = useKnownRows(rows);
  const actions = (record: T) => (
    <RowActions
      label={labelOf(record)}
      editPath={`../${record.id}/edit`}
      onDelete={() => deletion.ask([record])}
    />
  );

  return (
    <Card ref={place} tabIndex={-1} sx={{ outline: 0 }}>
      <ListToolbar params={params} list={list}>
        {filters}
      </ListToolbar>
      <SelectionBar
        selection={selection}
        onDelete={() => deletion.ask(known([...selection.ids]))}
      />
      <ListState list={list} params={params} count={rows.length} emptyAction={newButton}>
        <RecordGrid
          label={label}
          page={list.data}
          isLoading={list.isPlaceholderData}
          params={params}
          columns={columns}
          labelOf={labelOf}
          selection={selection}
          actions={actions}
          card={card}
        />
      </ListState>
      {deletion.dialog}
    </Card>
  );
}
