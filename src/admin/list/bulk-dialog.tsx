import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { Id } from '#src/lib/id.ts';
import { BulkResults } from './bulk-results.tsx';
import { useBulkAction } from './use-bulk-action.ts';

export type BulkKind = 'delete' | 'show' | 'hide';

type Item = { id: Id; name: string };

type BulkTexts = 'title' | 'action' | 'ask' | 'askMany' | 'done' | 'doneMany';

type Say = (text: BulkTexts, values: { name: string } | { count: number }) => string;

type BulkDialogProps<I extends Item> = {
  kind: BulkKind;
  /** Replaces the texts about records: users are enabled, not shown. */
  say?: Say;
  items: I[];
  /** Acts on one item; the dialog shows its rejection. */
  action: (item: I) => Promise<unknown>;
  /** Called after each run, also a failed one. */
  onRun: () => void;
  /** Called with the ids of the items that are done. */
  onClose: (done: Id[]) => void;
};

/** Asks, then acts on one or many items, with progress, stop, a result for each, and a retry of the rest. */
export function BulkDialog<I extends Item>(props: BulkDialogProps<I>) {
  const { kind, items, action, onRun, onClose } = props;
  const { t } = useTranslation('crud');
  const bulk = useBulkAction(action);
  const isBusy = bulk.phase === 'running' || bulk.phase === 'stopping';
  const count = items.length;
  const only = count === 1 ? items[0] : undefined;
  const hasBegun = bulk.phase !== 'asking' && !only;
  const states = [...bulk.results.values()];
  const done = states.filter(({ state }) => state === 'done').length;
  const failed = states.find((result) => result.state === 'failed');
  const progress = t('bulk.progress', { done, count });
  // Literal keys, because a test finds unused texts by them.
  const sayOfRecords: Say = (text, values) =>
    ({
      title: t(`${kind}.title`),
      action: t(`${kind}.action`),
      ask: t(`${kind}.ask`, values),
      askMany: t(`${kind}.askMany`, values),
      done: t(`${kind}.done`, values),
      doneMany: t(`${kind}.doneMany`, values),
    })[text];
  const { say = sayOfRecords } = props;
  const whom = only ?? { count };

  const run = async () => {
    const isDone = await bulk.run(items);
    onRun();
    if (!isDone) return;
    toast.success(say(only ? 'done' : 'doneMany', whom));
    onClose(bulk.done());
  };
  const cancel = () => {
    if (bulk.phase === 'running' && !only) bulk.stop();
    else onClose(bulk.done());
  };
  const leave = {
    asking: t('action.cancel'),
    running: t(only ? 'action.cancel' : 'bulk.stop'),
    stopping: t('action.close'),
    ended: t('action.close'),
  };
  const again = failed ? 'action.retry' : 'bulk.goOn';

  return (
    <ConfirmDialog
      open
      danger={kind === 'delete'}
      busy={isBusy}
      title={say(hasBegun ? 'action' : 'title', whom)}
      confirmText={bulk.phase === 'asking' ? say('action', whom) : t(again)}
      cancelText={leave[bulk.phase]}
      onConfirm={() => void run()}
      onCancel={cancel}
      details={
        hasBegun && (
          <>
            <LinearProgress
              variant="determinate"
              aria-label={progress}
              value={(100 * done) / count}
              sx={{ mt: 1, mb: 2 }}
            />
            <BulkResults items={items} results={bulk.results} />
          </>
        )
      }
    >
      {hasBegun ? <div aria-live="polite">{progress}</div> : say(only ? 'ask' : 'askMany', whom)}
      {only && failed && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {errorMessage(failed.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
