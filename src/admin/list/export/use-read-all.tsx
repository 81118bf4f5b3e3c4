import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { withoutPendingDeletions } from '#src/admin/deletion/pending-deletions.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { PagedResource } from '#src/api/records/resource.ts';
import { readAll, type ReadPage } from '#src/lib/records/read-all.ts';
import type { List } from '#src/admin/list/core/list-context.ts';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { useRowsById } from './use-rows-by-id.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { errorMessage } from '#src/i18n/error-message.ts';
import { formatCount } from '#src/i18n/format/format-count.ts';
import { unlessBackdrop } from '#src/lib/browser/unless-backdrop.ts';

type ReadAllOptions<T extends { id: Id }> = {
  api: Pick<PagedResource<T, never>, 'name' | 'page'>;
  list: Pick<List, 'params' | 'selection'> & { rows: T[] };
  onExport: (all: T[]) => void;
};

const NONE: never[] = [];

/**
 * Reads all rows that match, also beyond the page that is shown, to select or export them.
 * @returns both as functions, the dialog with the progress, and the selected records
 */
export function useReadAll<T extends { id: Id }>(options: ReadAllOptions<T>) {
  const { api, list, onExport } = options;
  const { params, rows, selection } = list;
  const { query } = params;
  const { t } = useTranslation('crud');
  const client = useQueryClient();
  const [purpose, setPurpose] = useState<'select' | 'export'>();
  const [everything, setEverything] = useState<T[]>(NONE);
  const rowsById = useRowsById(rows, everything);

  // Past the cache, and without the records of pending deletions.
  const readPage: ReadPage<T> = async (at) => {
    const page = { ...api.page({ ...query, ...at }), staleTime: 0, gcTime: 0 };
    return withoutPendingDeletions(client, api.name, await client.fetchQuery(page));
  };
  const consume = (all: T[]) => {
    setPurpose(undefined);
    if (purpose === 'export') {
      onExport(all);
      toast.success(t('list.exported', { count: all.length }));
    } else {
      setEverything(all);
      selection.set(all.map(({ id }) => id));
    }
  };

  return {
    selectAll: () => setPurpose('select'),
    exportAll: useCallback(() => setPurpose('export'), []),
    selected: () => rowsById([...selection.ids]),
    dialog: purpose && (
      <ReadAllDialog
        title={t(purpose === 'select' ? 'list.selecting' : 'list.exporting')}
        queryKey={api.page(query).queryKey}
        readPage={readPage}
        onRead={consume}
        onCancel={() => setPurpose(undefined)}
      />
    ),
  };
}

type ReadAllDialogProps<T> = {
  title: string;
  /** The key of the list's query. */
  queryKey: readonly unknown[];
  readPage: ReadPage<T>;
  onRead: (rows: T[]) => void;
  onCancel: () => void;
};

type Progress = { done: number; total: number | null };

/** Reads all pages of a list's query and shows the progress. */
function ReadAllDialog<T extends { id: Id }>(props: ReadAllDialogProps<T>) {
  const { title, queryKey, readPage, onRead, onCancel } = props;
  const { t } = useTranslation('crud');
  const [progress, setProgress] = useState<Progress>({ done: 0, total: 0 });
  const all = useQuery({
    queryKey: ['read all', ...queryKey],
    queryFn: ({ signal }) =>
      readAll({
        readPage,
        signal,
        onProgress: (done, total) => setProgress({ done, total }),
      }),
    gcTime: 0,
    staleTime: Infinity,
  });
  const notify = useEffectEvent(onRead);
  useEffect(() => {
    if (all.data) notify(all.data);
  }, [all.data]);

  const { done, total } = progress;
  const text = t('list.reading', { done, count: formatCount(total) });
  return (
    <DialogFrame title={title} onClose={unlessBackdrop(onCancel)} maxWidth="xs">
      <DialogContent>
        <LinearProgress
          variant={total === null ? 'indeterminate' : 'determinate'}
          value={Math.min(100, (100 * done) / Math.max(1, total ?? 1))}
          aria-label={text}
        />
        <Typography variant="body2" aria-live="polite" sx={{ mt: 1, color: 'text.secondary' }}>
          {text}
        </Typography>
        {all.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {errorMessage(all.error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {/* A dialog must have the focus, and this is its only button. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus color="inherit" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        {all.error && (
          <Button variant="contained" onClick={() => void all.refetch()}>
            {t('action.retry')}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}
