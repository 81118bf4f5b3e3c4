import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { bySort } from '#src/lib/by-sort.ts';
import type { Id } from '#src/api/fields.ts';
import type { WholeListResource } from '#src/api/resource.ts';
import { ListState } from './list-state.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { narrow } from './narrow.ts';
import { RowActions } from './row-actions.tsx';
import { SelectionBar } from '#src/components/list/selection-bar.tsx';
import { SortableList } from '#src/components/list/sortable-list.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useDeletion } from './use-deletion.tsx';
import { useListParams } from './use-list-params.ts';
import { useReorder } from './use-reorder.ts';
import { useSelection } from '#src/components/list/use-selection.ts';

type OrderedListProps<T, Input> = {
  /** The list's name, for people who hear the page. */
  label: string;
  api: Pick<WholeListResource<T, Input>, 'name' | 'all' | 'update' | 'remove'>;
  labelOf: (record: T) => string;
  /** What the quick filter looks in. */
  textsOf: (record: T) => string[];
  newButton: ReactNode;
  /** A record with its actions. */
  row: (record: T, actions: ReactNode) => ReactNode;
};

/** A list that the server sends whole and people put in order, with all that lists can do (B1, B7). */
export function OrderedList<T extends Input & { id: Id; sort: number; status: number }, Input>(
  props: OrderedListProps<T, Input>,
) {
  const { label, api, labelOf, textsOf, newButton, row } = props;
  const params = useListParams();
  const list = useQuery(api.all());
  const selection = useSelection();
  const place = useRef<HTMLDivElement>(null);
  const deletion = useDeletion({ api, labelOf, selection, place });
  const reorder = useReorder(api);
  const all = list.data?.rows.toSorted(bySort) ?? [];
  const rows = narrow(all, params, textsOf);
  const selected = all.filter(({ id }) => selection.ids.has(id));

  return (
    <Card ref={place} tabIndex={-1} sx={{ outline: 0 }}>
      <ListToolbar params={params} list={list}>
        <StatusFilter params={params} />
      </ListToolbar>
      <SelectionBar selection={selection} onDelete={() => deletion.ask(selected)} />
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
                onDelete={() => deletion.ask([record])}
              />,
            )
          }
        </SortableList>
      </ListState>
      {deletion.dialog}
    </Card>
  );
}
