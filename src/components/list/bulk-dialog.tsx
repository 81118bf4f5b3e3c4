import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { Id } from '#src/lib/id.ts';
import { BulkResults } from './bulk-results.tsx';
import { useBulkAction } from './use-bulk-action.ts';

/** What it is done to, and what people call it. */
type Item = { id: Id; name: string };

type BulkDialogProps = {
  title: string;
  question: string;
  /** The verb. */
  confirmText: string;
  /** For what cannot be taken back. */
  danger?: boolean;
  items: Item[];
  /** Does it to one item; what it rejects with is shown. */
  action: (item: Item) => Promise<unknown>;
  /** Called after each run, whatever came of it. */
  onRun: () => void;
  /** Called once everything is done, before `onClose`. */
  onSuccess: () => void;
  /** Called with the ids of what is done. */
  onClose: (done: Id[]) => void;
};

/**
 * Asks, then does something to one or many with progress, a way to stop, a result for each, and
 * another try for what failed or was left (B1, B7).
 */
export function BulkDialog(props: BulkDialogProps) {
  const { title, question, confirmText, danger = false, items, action } = props;
  const { t } = useTranslation('crud');
  const bulk = useBulkAction(action);
  const isBusy = bulk.phase === 'running' || bulk.phase === 'stopping';
  const count = items.length;
  const states = [...bulk.results.values()];
  const done = states.filter(({ state }) => state === 'done').length;
  const failed = states.find((result) => result.state === 'failed');
  const progress = t('bulk.progress', { done, count });

  const run = async () => {
    const isDone = await bulk.run(items);
    props.onRun();
    if (!isDone) return;
    props.onSuccess();
    props.onClose(bulk.done());
  };
  const cancel = () => {
    if (bulk.phase === 'running' && count > 1) bulk.stop();
    else props.onClose(bulk.done());
  };
  const again = failed ? 'action.retry' : 'bulk.goOn';
  const leave = {
    asking: t('action.cancel'),
    running: t(count > 1 ? 'bulk.stop' : 'action.cancel'),
    stopping: t('action.close'),
    ended: t('action.close'),
  };

  return (
    <ConfirmDialog
      open
      danger={danger}
      busy={isBusy}
      title={title}
      confirmText={bulk.phase === 'asking' ? confirmText : t(again)}
      cancelText={leave[bulk.phase]}
      onConfirm={() => void run()}
      onCancel={cancel}
      details={
        bulk.phase !== 'asking' &&
        count > 1 && (
          <>
            <LinearProgress
              variant="determinate"
              aria-label={progress}
              value={(100 * done) / count}
              sx={{ mt: 2, mb: 1 }}
            />
            <Typography variant="body2" aria-live="polite">
              {progress}
            </Typography>
            <BulkResults items={items} results={bulk.results} />
          </>
        )
      }
    >
      {question}
      {count === 1 && failed && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {errorMessage(failed.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
