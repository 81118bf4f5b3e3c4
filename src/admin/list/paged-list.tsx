import { type ReactNode, useMemo } from 'react';
import type { Id } from '#src/api/fields/fields.ts';
import type { PagedResource } from '#src/api/records/resource.ts';
import { hasField } from '#src/api/wire/server-call.ts';
import { arrange } from '#src/lib/records/arrange.ts';
import type { BulkOptions } from './bulk/use-bulk.tsx';
import { usePagedRows } from './core/use-paged-rows.ts';
import type { ListParams } from './core/use-list-params.ts';
import { saveCsv } from './export/save-csv.ts';
import { useReadAll } from './export/use-read-all.tsx';
import { withTranslationFilter } from './filters/filtered-here.ts';
import { type ListProps, ListShell } from './list-shell.tsx';
import { ColumnsButton } from './memory/columns-button.tsx';
import { DataTable } from './rows/data-table.tsx';
import type { CsvColumn, ListColumn } from './rows/use-grid-columns.tsx';

type PagedListProps<T extends { id: Id }, Input> = ListProps<T, Input> &
  Pick<BulkOptions<T, Input>, 'refusalOf'> & {
    api: Pick<PagedResource<T, Input>, 'page'> & { isTranslated?: boolean };
    params: ListParams;
    /** All columns; the person chooses which are shown, and their order. */
    columns: ListColumn<T>[];
    /** The columns of the exported file, where they are not those that are shown. */
    fileColumns?: ((shown: ListColumn<T>[]) => CsvColumn<T>[]) | undefined;
    /** Renders a row as a card, on phones. */
    card: (record: T, actions: ReactNode) => ReactNode;
  };

/** The width of the column with the rows' buttons, in px. */
const [THREE_BUTTONS, FOUR_BUTTONS] = [110, 140];

/** A list that the server pages, sorts and filters, with selection, bulk actions, columns and export. */
export function PagedList<T extends Input & { id: Id }, Input>(props: PagedListProps<T, Input>) {
  const { label, params, fileColumns, card } = props;
  const { isTranslated = false } = props.api;
  const api = useMemo(
    () =>
      isTranslated ? { ...props.api, page: withTranslationFilter(props.api.page) } : props.api,
    [props.api, isTranslated],
  );
  const columns = useMemo(
    () => props.columns.filter(({ field }) => hasField(`GET /${api.name}`, field)),
    [props.columns, api.name],
  );
  const list = usePagedRows(api.page, params);
  const { hidden, order } = params.memory;
  const shown = useMemo(() => {
    const visible = columns.filter(({ field }) => !hidden.includes(field));
    return arrange(visible, order, ({ field }) => field);
  }, [columns, hidden, order]);
  const all = useReadAll({
    api,
    list,
    onExport: (found) => saveCsv(label, fileColumns?.(shown) ?? shown, found),
  });
  return (
    <>
      <ListShell
        {...props}
        api={api}
        list={list}
        rows={list.rows}
        selected={all.selected}
        onSelectAll={all.selectAll}
        onExport={all.exportAll}
        tools={
          <>
            {props.tools}
            <ColumnsButton columns={columns} />
          </>
        }
      >
        {(parts) => (
          <DataTable
            {...parts}
            label={label}
            rows={list.rows}
            columns={shown}
            actionsWidth={props.moreActions ? FOUR_BUTTONS : THREE_BUTTONS}
            card={card}
          />
        )}
      </ListShell>
      {all.dialog}
    </>
  );
}
