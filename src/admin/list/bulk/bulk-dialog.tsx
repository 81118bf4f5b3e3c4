import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { Id } from '#src/lib/records/id.ts';
import { BulkResults } from './bulk-results.tsx';
import { offerUndo, type Undo } from '#src/admin/deletion/offer-undo.ts';
import { useBulkAction } from './use-bulk-action.ts';

export type BulkItem = { id: Id; name: string };

export type BulkTexts = {
  title: string;
  /** The verb, on the button and above the results. */
  action: string;
  question: ReactNode;
  /** What was done with so many. */
  done: (done: BulkItem[]) => string;
};

export type BulkDialogProps = {
  texts: BulkTexts;
  items: BulkItem[];
  /** Acts on one item, and returns how to undo that; the dialog shows its rejection. */
  action: (item: BulkItem) => Promise<Undo | undefined>;
  /** A field below the question, which takes the focus. */
  input?: ReactNode;
  /** False where the field is not filled yet. */
  isReady?: () => boolean;
  /** Called after each run, also a failed one. */
  onRun: () => void;
  /** Called with the ids of the items that are done. */
  onClose: (done: Id[]) => void;
};

/**
 * Asks, then acts on one or many items, with progress, stop, a result for each, and a retry of the rest. A
 * toast says what was done, and offers undo.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { texts, items, action, input, isReady = () => true, onRun, onClose } = props;
  const { t } = useTranslation('crud');
  const bulk = useBulkAction(action);
  const isAsking = bulk.phase === 'asking';
  const isBusy = bulk.phase === 'running' || bulk.phase === 'stopping';
  const count = items.length;
  const isOne = count === 1 && !input;
  const hasBegun = !isAsking && !isOne;
  const states = [...bulk.results.values()];
  const done = states.filter(({ state }) => state === 'done').length;
  const failed = states.find((result) => result.state === 'failed');
  const progress = t('bulk.progress', { done, count });

  const close = () => {
    const done = bulk.done();
    if (done.length > 0) {
      const changed = done.flatMap(({ item, undo }) => (undo ? [{ record: item, undo }] : []));
      void offerUndo(texts.done(done.map(({ item }) => item)), changed, onRun);
    }
    onClose(done.map(({ item }) => item.id));
  };
  const run = async () => {
    if (!isReady()) return;
    const isDone = await bulk.run(items);
    onRun();
    if (isDone) close();
  };
  const cancel = () => {
    if (bulk.phase === 'running' && !isOne) bulk.stop();
    else close();
  };
  const leave = {
    asking: t('action.cancel'),
    running: t(isOne ? 'action.cancel' : 'bulk.stop'),
    stopping: t('action.close'),
    ended: t('action.close'),
  };
  const again = failed ? 'action.retry' : 'bulk.goOn';

  return (
    <ConfirmDialog
      open
      busy={isBusy}
      hasField={isAsking && input !== undefined}
      title={hasBegun ? texts.action : texts.title}
      confirmText={isAsking ? texts.action : t(again)}
      cancelText={leave[bulk.phase]}
      onConfirm={() => void run()}
      onCancel={cancel}
      details={
        hasBegun ? (
          <>
            <LinearProgress
              variant="determinate"
              aria-label={progress}
              value={(100 * done) / count}
              sx={{ mt: 1, mb: 2 }}
            />
            <BulkResults items={items} results={bulk.results} />
          </>
        ) : (
          input
        )
      }
    >
      {hasBegun ? <div aria-live="polite">{progress}</div> : texts.question}
      {isOne && failed && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {errorMessage(failed.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
