import type { GridColDef } from '@mui/x-data-grid/models';
import { useMemo, useRef } from 'react';
import type { Id } from '#src/api/fields.ts';
import type { PagedResource } from '#src/api/resource.ts';
import { arrange } from '#src/lib/records/arrange.ts';
import { useListMemory } from './core/list-memory.ts';
import type { ListParams } from './core/use-list-params.ts';
import { usePage } from './core/use-page.ts';
import { useReadAll } from './export/use-read-all.tsx';
import { useSelection } from './core/use-selection.ts';

type PagedListOptions<T extends { id: Id }, C> = {
  api: Pick<PagedResource<T, never>, 'name' | 'page'>;
  params: ListParams;
  /** All columns; the person chooses which are shown, and their order. */
  columns: C[];
  /** Saves all rows that match; `shown` are the visible columns. */
  onExport?: (found: T[], shown: C[]) => void;
};

/**
 * A list that the server pages, sorts and filters: the page that the URL names, the person's columns, a
 * selection over several pages, and reading all rows to select or export them. Returns the props of the
 * list's parts, each under the name of its part; `dialog` must be rendered. Actions on rows belong to
 * the caller, who hands `selection` and `place` to `useBulk`.
 */
export function usePagedList<T extends { id: Id }, C extends GridColDef<T>>(
  options: PagedListOptions<T, C>,
) {
  const { api, params, columns, onExport } = options;
  const { list, rows, total } = usePage(api.page, params);
  const selection = useSelection();
  const { memory, remember } = useListMemory();
  const { hidden, order, density } = memory;
  const shown = useMemo(() => {
    const visible = columns.filter(({ field }) => !hidden.includes(field));
    return arrange(visible, order, ({ field }) => field);
  }, [columns, hidden, order]);
  const all = useReadAll({
    api,
    query: params.query,
    rows,
    selection,
    onExport: (found) => onExport?.(found, shown),
  });

  return {
    rows,
    total,
    selection,
    /** The list's focusable element. */
    place: useRef<HTMLDivElement>(null),
    /** The selected records of all pages. */
    selected: all.selected,
    exportAll: all.exportAll,
    /** The progress of reading all rows. */
    dialog: all.dialog,
    toolbar: { params, list, count: list.data?.total ?? undefined },
    columnsButton: { columns, settings: memory, onChange: remember },
    listState: { list, params, count: rows.length },
    table: {
      page: list.data,
      isLoading: list.isPlaceholderData,
      params,
      density,
      columns: shown,
      selection,
    },
    selectionBar: { selection, total, onSelectAll: all.selectAll },
  };
}
