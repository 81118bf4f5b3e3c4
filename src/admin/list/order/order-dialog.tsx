import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { PagedResource } from '#src/api/records/resource.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { bySort } from '#src/lib/records/by-sort.ts';
import { ListAlerts } from '#src/admin/list/core/list-state.tsx';
import { RowArea } from '#src/admin/ui/row-area.tsx';
import { RowsSkeleton } from '#src/admin/list/core/rows-skeleton.tsx';
import { SortableList } from '#src/admin/list/rows/sortable-list.tsx';
import { useOrderQuery } from './use-order-query.ts';
import { useReorder } from './use-reorder.ts';
import { type MovesApi, useLastMoves, usePendingMoves, useSaveMoves } from './use-save-moves.ts';
import { Notice } from '#src/components/notice.tsx';

type OrderApi<T, Input> = Pick<PagedResource<T, Input>, 'name' | 'page' | 'one' | 'update'>;

export type OrderDialogProps<T, Input> = {
  api: OrderApi<T, Input>;
  /** Only these records; all without it. */
  filters?: Record<string, string>;
  /** Chooses the filters. */
  picker?: ReactNode;
  labelOf: (record: T) => string;
  row: (record: T) => ReactNode;
  onClose: () => void;
};

/** Lets people order all records of a paged list, or all that a filter finds, by dragging or with keys. */
export function OrderDialog<T extends Input & { id: Id; sort: number }, Input>(
  props: OrderDialogProps<T, Input>,
) {
  const { api, filters, picker, labelOf, row, onClose } = props;
  const { t } = useTranslation('crud');
  const query = useOrderQuery(api, filters);
  const withoutPending = useWithoutPending(query.queryKey);
  const withMoves = usePendingMoves(api.name);
  const list = useQuery(query);
  const movesApi = { ...api, all: () => query };
  const reorder = useReorder(movesApi);
  const rows = useMemo(
    () => (list.data ? withMoves(withoutPending(list.data).rows).toSorted(bySort) : []),
    [list.data, withoutPending, withMoves],
  );
  const { data } = list;
  const isEmpty = data !== undefined && !data.isTooMany && rows.length === 0;
  const tooMany = picker ? 'order.tooMany' : 'order.tooManyPlain';
  return (
    <DialogFrame title={t('order.title')} onClose={onClose}>
      <DialogContent>
        <DialogContentText variant="body2">{t('order.hint')}</DialogContentText>
        {picker && <Box sx={{ mt: 2.5 }}>{picker}</Box>}
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
function LastMoves<T extends Input & { id: Id; sort: number }, Input>(
  props: LastMovesProps<T, Input>,
) {
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
