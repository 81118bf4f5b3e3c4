import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { PagedResource } from '#src/api/records/resource.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { bySort } from '#src/lib/records/by-sort.ts';
import { useList } from '#src/admin/list/core/list-context.ts';
import { ListAlerts } from '#src/admin/list/core/list-state.tsx';
import { RowArea } from '#src/admin/ui/row-area.tsx';
import { RowsSkeleton } from '#src/admin/list/core/rows-skeleton.tsx';
import { SortableList } from '#src/admin/list/rows/sortable-list.tsx';
import {
  isOrdered,
  type MovesApi,
  useLastMoves,
  usePendingMoves,
  useReorder,
  useSaveMoves,
} from './use-save-moves.ts';
import { Notice } from '#src/components/notice.tsx';
import { readAll } from '#src/lib/records/read-all.ts';

type OrderApi<T, Input> = Pick<PagedResource<T, Input>, 'name' | 'page' | 'one' | 'update'>;

/** Orders the records of one value of a filter alone, or all of them. */
export type OrderFilter = {
  /** Name of the filter's parameter. */
  name: string;
  /** Chooses the value; '' stands for all. */
  picker: (value: string, onChange: (value: string) => void) => ReactNode;
};

export type OrderDialogProps<T, Input> = {
  api: OrderApi<T, Input>;
  labelOf: (record: T) => string;
  row: (record: T) => ReactNode;
  filter?: OrderFilter | undefined;
  onClose: () => void;
};

type OrderPartProps = { children: (dialog: typeof OrderDialog) => ReactNode };

/** Gives the dialog, whose type follows the records, which that of a part that is loaded later cannot. */
export function OrderPart({ children }: OrderPartProps) {
  return children(OrderDialog);
}

/** Lets people order all records of a paged list, or all that a filter finds, by dragging or with keys. */
function OrderDialog<T extends Input & { id: Id }, Input>(props: OrderDialogProps<T, Input>) {
  const { api, labelOf, row, filter, onClose } = props;
  const { params } = useList();
  // The dialog begins with the records that the list shows.
  const [chosen, setChosen] = useState(filter ? (params.filters[filter.name] ?? '') : '');
  const filters = filter && chosen !== '' ? { [filter.name]: chosen } : {};
  const { t } = useTranslation('crud');
  const query = useOrderQuery(api, filters);
  const withoutPending = useWithoutPending(query.queryKey);
  const withMoves = usePendingMoves(api.name);
  const list = useQuery(query);
  const movesApi = { ...api, all: () => query };
  const reorder = useReorder(movesApi);
  const rows = useMemo(
    () =>
      list.data ? withMoves(withoutPending(list.data).rows).filter(isOrdered).toSorted(bySort) : [],
    [list.data, withoutPending, withMoves],
  );
  const { data } = list;
  const isEmpty = data !== undefined && !data.isTooMany && rows.length === 0;
  const tooMany = filter ? 'order.tooMany' : 'order.tooManyPlain';
  return (
    <DialogFrame title={t('order.title')} onClose={onClose}>
      <DialogContent>
        <DialogContentText variant="body2">{t('order.hint')}</DialogContentText>
        {filter && <Box sx={{ mt: 2.5 }}>{filter.picker(chosen, setChosen)}</Box>}
        <Box sx={{ mt: 2, mx: -2 }}>
          <ListAlerts list={list} />
          <LastMoves api={movesApi} />
          {data === undefined && !list.error && <RowsSkeleton />}
          {data?.isTooMany && (
            <Alert severity="info" sx={{ mx: 2 }}>
              {t(tooMany, { count: data.total })}
            </Alert>
          )}
          {isEmpty && (
            <Alert severity="info" sx={{ mx: 2 }}>
              {t('order.empty')}
            </Alert>
          )}
          {!data?.isTooMany && rows.length > 0 && (
            <RowArea>
              <SortableList
                label={t('order.list')}
                rows={rows}
                labelOf={labelOf}
                onReorder={reorder}
              >
                {row}
              </SortableList>
            </RowArea>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('order.done')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

type LastMovesProps<T, Input> = { api: MovesApi<T, Input> };

/** Says how the last move went, as toasts cannot be reached from a dialog by keyboard or screen reader. */
function LastMoves<T extends Input & { id: Id }, Input>(props: LastMovesProps<T, Input>) {
  const { t } = useTranslation('crud');
  const [opened] = useState(() => Date.now());
  const last = useLastMoves(props.api.name, opened);
  const save = useSaveMoves(props.api);
  return (
    <>
      <VisuallyHidden live>{last?.status === 'success' && t('list.reordered')}</VisuallyHidden>
      {last?.status === 'error' && (
        <Notice error={last.error} onRetry={save && (() => save(last.moves))} sx={{ mx: 2, mb: 2 }}>
          <AlertTitle>{t('list.reorderFailed')}</AlertTitle>
        </Notice>
      )}
    </>
  );
}

/** More rows than anybody orders by hand, and than a dialog draws quickly. */
const MOST = 300;

/**
 * The query of all records of a paged list, or of all that filters find, in their order. Where there are
 * more than 300 it has none of them, and says so.
 */
function useOrderQuery<T extends { id: Id }>(
  api: Pick<PagedResource<T, never>, 'name' | 'page'>,
  filters: Record<string, string> = {},
) {
  const client = useQueryClient();
  const order = { sortField: 'sort', sortOrder: 'asc' } as const;
  return queryOptions({
    queryKey: [api.name, 'order', filters],
    queryFn: async ({ signal }) => {
      let total: number | null = 0;
      let dropped = 0;
      const rows = await readAll<T>({
        signal,
        limit: MOST,
        readPage: async (place) => {
          const page = api.page({ ...filters, ...order, ...place });
          const answer = await client.fetchQuery({ ...page, staleTime: 0, gcTime: 0 });
          dropped += answer.dropped;
          return answer;
        },
        onProgress: (_done, found) => {
          total = found;
        },
      });
      // Where the total is unknown, as many rows as the limit mean that there are more.
      const isTooMany = total === null ? rows.length >= MOST : total > MOST;
      return { rows: isTooMany ? [] : rows, dropped, total: total ?? `${rows.length}+`, isTooMany };
    },
    // Others may have changed the order since the dialog was open.
    gcTime: 0,
  });
}
