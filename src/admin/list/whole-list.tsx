import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import { RowArea } from '#src/admin/ui/row-area.tsx';
import type { Id } from '#src/api/fields/fields.ts';
import { isTranslation, translationOf } from '#src/api/fields/translation.ts';
import type { WholeListResource } from '#src/api/records/resource.ts';
import { hasField } from '#src/api/wire/server-call.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import { hasWords } from '#src/lib/search/comparable.ts';
import { type ListParams, useListParams } from './core/use-list-params.ts';
import { useSelection } from './core/use-selection.ts';
import { saveCsv } from './export/save-csv.ts';
import { isAtTime, isTimeValue, type ListFacts, type Period } from './filters/time-filter.ts';
import { type ListProps, ListShell, type RowParts } from './list-shell.tsx';
import { usePendingMoves } from './order/use-save-moves.ts';
import type { CsvColumn } from './rows/use-grid-columns.tsx';

type WholeListProps<T, Input> = ListProps<T, Input> & {
  api: Pick<WholeListResource<T, Input>, 'all' | 'one' | 'update'> & Partial<ListFacts<T>>;
  /** The texts that the search looks in. */
  textsOf: (record: T) => string[];
  /** The columns of an exported file. */
  columns: CsvColumn<T>[];
  /** A comparator for `toSorted`; without it the rows are in the server's order. */
  order?: ((one: T, other: T) => number) | undefined;
  /** Why a record cannot be deleted, where that is known without the server. */
  refusalOf?: (record: T, all: T[]) => string | undefined;
  children: (rows: T[], parts: RowParts<T>) => ReactNode;
};

const asSent = () => 0;

/** A list that the server sends whole, with filters, selection and bulk actions; `children` renders its rows. */
export function WholeList<T extends Input & { id: Id }, Input>(props: WholeListProps<T, Input>) {
  const { label, api, textsOf, order = asSent, refusalOf, children, ...shell } = props;
  const columns = props.columns.filter(({ field }) => hasField(`GET /${api.name}`, field));
  const params = useListParams();
  const query = api.all();
  // Not as the query's `select`: the type's query may have its own.
  const withoutPending = useWithoutPending(query.queryKey);
  const withMoves = usePendingMoves(api.name);
  const read = useQuery(query);
  const selection = useSelection();
  const place = useRef<HTMLDivElement>(null);
  const all = useMemo(
    () => (read.data ? withMoves(withoutPending(read.data).rows).toSorted(order) : []),
    [read.data, withoutPending, withMoves, order],
  );
  const rows = filterRows(all, params, textsOf, api.periodOf);
  return (
    <ListShell<T, Input>
      {...shell}
      label={label}
      api={api}
      list={{ params, read, rows, total: rows.length, selection, place }}
      rows={all}
      selected={() => all.filter(({ id }) => selection.has(id))}
      onSelectAll={() => selection.set(rows.map(({ id }) => id))}
      onExport={() => saveCsv(label, columns, rows)}
      refusalOf={refusalOf && ((record) => refusalOf(record, all))}
    >
      {(parts) => <RowArea>{children(rows, parts)}</RowArea>}
    </ListShell>
  );
}

/** Filters a whole list by the URL's keyword and filters, as the server does for paged lists. */
function filterRows<T extends object>(
  rows: T[],
  { q, filters }: Pick<ListParams, 'q' | 'filters'>,
  textsOf: (record: T) => string[],
  periodOf?: (record: T) => Period,
): T[] {
  const fits = (row: T, name: string, value: string) => {
    if (name === 'time' && periodOf) return !isTimeValue(value) || isAtTime(value, periodOf(row));
    if (name === 'translation') return !isTranslation(value) || translationOf(row) === value;
    return String(fieldOf(row, name)) === value;
  };
  return rows.filter(
    (row) =>
      hasWords(textsOf(row).join(' '), q) &&
      Object.entries(filters).every(([name, value]) => fits(row, name, value)),
  );
}
