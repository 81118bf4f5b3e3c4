import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { errorMessage } from '#src/i18n/error-message.ts';
import { formatCount } from '#src/i18n/format/format-count.ts';
import { unlessBackdrop } from '#src/lib/browser/unless-backdrop.ts';
import type { Id } from '#src/lib/records/id.ts';
import { readAll, type ReadPage } from '#src/lib/records/read-all.ts';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';

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
export function ReadAllDialog<T extends { id: Id }>(props: ReadAllDialogProps<T>) {
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
  return (
    <ProgressDialog
      title={title}
      text={t('list.reading', { done, count: formatCount(total) })}
      part={total === null ? null : Math.min(1, done / Math.max(1, total))}
      failure={all.error && errorMessage(all.error)}
      onRetry={() => void all.refetch()}
      onCancel={onCancel}
    />
  );
}

type ProgressDialogProps = {
  title: string;
  /** How far it is, in words. */
  text: string;
  /** 0 to 1; null where it is unknown. */
  part: number | null;
  /** Why it did not get further; null while it does. */
  failure: string | null;
  onRetry: () => void;
  onCancel: () => void;
};

function ProgressDialog(props: ProgressDialogProps) {
  const { title, text, part, failure, onRetry, onCancel } = props;
  const { t } = useTranslation();
  return (
    <DialogFrame title={title} onClose={unlessBackdrop(onCancel)} maxWidth="xs">
      <DialogContent>
        <LinearProgress
          variant={part === null ? 'indeterminate' : 'determinate'}
          value={100 * (part ?? 0)}
          aria-label={text}
        />
        <Typography variant="body2" aria-live="polite" sx={{ mt: 1, color: 'text.secondary' }}>
          {text}
        </Typography>
        {failure !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {/* A dialog must have the focus, and this is its only button. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus color="inherit" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        {failure !== null && (
          <Button variant="contained" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}
