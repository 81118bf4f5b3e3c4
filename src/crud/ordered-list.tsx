import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Id } from '#src/api/fields.ts';
import type { WholeListResource } from '#src/api/resource.ts';
import { SortableList } from '#src/components/list/sortable-list.tsx';
import { useSelection } from '#src/components/list/use-selection.ts';
import { bySort } from '#src/lib/by-sort.ts';
import { ExportButton } from './export-button.tsx';
import type { CsvColumn } from './list-columns.ts';
import { ListRowsProvider } from './list-rows.tsx';
import { ListSelection } from './list-selection.tsx';
import { ListState } from './list-state.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { narrow } from './narrow.ts';
import { RowActions } from './row-actions.tsx';
import { saveCsv } from './save-csv.ts';
import { StatusFilter } from './status-filter.tsx';
import { canHide, useBulk } from './use-bulk.tsx';
import { useListParams } from './use-list-params.ts';
import { useReorder } from './use-reorder.ts';

type OrderedListProps<T, Input> = {
  /** The list's name, for people who hear the page. */
  label: string;
  api: Pick<WholeListResource<T, Input>, 'name' | 'all' | 'one' | 'update' | 'remove'>;
  labelOf: (record: T) => string;
  /** What the quick filter looks in. */
  textsOf: (record: T) => string[];
  /** What an exported file holds. Without it there is no export. */
  columns?: CsvColumn<T>[];
  newButton: ReactNode;
  /** A record with its actions. */
  row: (record: T, actions: ReactNode) => ReactNode;
};

/** A list that the server sends whole and people put in order, with all that lists can do (B1, B7). */
export function OrderedList<T extends Input & { id: Id; sort: number; status: number }, Input>(
  props: OrderedListProps<T, Input>,
) {
  const { label, api, labelOf, textsOf, columns, newButton, row } = props;
  const params = useListParams();
  const list = useQuery(api.all());
  const selection = useSelection();
  const place = useRef<HTMLDivElement>(null);
  const bulk = useBulk({ api, labelOf, selection, place });
  const reorder = useReorder(api);
  const all = useMemo(() => list.data?.rows.toSorted(bySort) ?? [], [list.data]);
  const rows = narrow(all, params, textsOf);

  return (
    <Card ref={place} tabIndex={-1} sx={{ outline: 0 }}>
      <ListToolbar
        params={params}
        list={list}
        tools={columns && <ExportButton onClick={() => saveCsv(label, columns, rows)} />}
      >
        <StatusFilter params={params} />
      </ListToolbar>
      <ListSelection
        selection={selection}
        total={rows.length}
        onSelectAll={() => selection.set(rows.map(({ id }) => id))}
        canHide={canHide(api, rows)}
        onBulk={(kind) =>
          bulk.ask(
            all.filter(({ id }) => selection.ids.has(id)),
            kind,
          )
        }
      />
      <ListRowsProvider rows={rows} total={rows.length}>
        <ListState list={list} params={params} count={rows.length} emptyAction={newButton}>
          <SortableList
            label={label}
            rows={rows}
            labelOf={labelOf}
            selection={selection}
            // The order of a part says nothing about the order of the whole.
            onReorder={params.isNarrowed ? undefined : reorder}
          >
            {(record) =>
              row(
                record,
                <RowActions
                  label={labelOf(record)}
                  editPath={`../${record.id}/edit`}
                  onDelete={() => bulk.ask([record])}
                />,
              )
            }
          </SortableList>
        </ListState>
      </ListRowsProvider>
      {bulk.dialog}
    </Card>
  );
}
