import { t } from 'i18next';
import { toast } from '#src/lib/toast.ts';
import { toastFailures } from './failure-toast.tsx';
import { showProgress } from './progress-toast.ts';
import { sendEach } from './send-each.ts';
import { waitForUndo } from './wait-for-undo.ts';
import type { Id } from '#src/lib/records/id.ts';

/** Reverts a change. Rejects where the server refuses. */
export type Undo = () => Promise<unknown>;

type Changed = { record: { id: Id; name: string }; undo: Undo };

/** Shows a toast with what was done, which offers undo. @param refresh invalidates the lists */
export async function offerUndo(
  text: string,
  changed: Changed[],
  refresh: () => void,
): Promise<void> {
  if (changed.length === 0) toast.success(text);
  else if ((await waitForUndo(text)) === 'undone') await undoAll(changed, refresh);
}

async function undoAll(changed: Changed[], refresh: () => void): Promise<void> {
  const count = changed.length;
  const progress = showProgress((done) => t('crud:undo.running', { done, count }));
  const failures = await sendEach({
    items: changed,
    send: ({ undo }) => undo(),
    onProgress: progress.step,
    isUnloading: false,
  });
  progress.end();
  refresh();
  if (failures.length === 0) {
    toast.success(t('crud:undo.done'));
    return;
  }
  const failed = failures.map(({ item }) => item);
  const [first] = failed;
  toastFailures({
    title:
      first && failed.length === 1
        ? t('crud:undo.failedOf', { name: first.record.name })
        : t('crud:undo.failed', { count: failed.length }),
    failures: failures.map(({ item, error }) => ({ record: item.record, error })),
    onRetry: () => void undoAll(failed, refresh),
  });
}
