import type { QueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { toast } from '#src/lib/toast.ts';
import { invalidateChanged } from '#src/api/cache/invalidate-changed.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { Resource } from '#src/api/records/resource.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { pause } from '#src/lib/time/pause.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { type FailedRecord, toastFailures } from './failure-toast.tsx';
import { deletionKey, removeFromCache } from './pending-deletions.ts';
import { showProgress } from './progress-toast.ts';
import { sendEach } from './send-each.ts';
import { endUndoWaits, type UndoOutcome, waitForUndo } from './wait-for-undo.ts';

const unfinished = new Set<Promise<unknown>>();

/** In ms: how long a deletion waits for the reading of its local copy. */
const READ_TIMEOUT = 5000;

export type DeletionApi = Pick<Resource<never, never>, 'name' | 'remove'> & {
  /** Absent where no copies of deleted records are stored. */
  copyDeleted?: CopyDeleted | undefined;
};

/** A record with its title, for messages. */
export type NamedRecord = { id: Id; name: string };

/** Makes local copies of the records that a deletion removes; called when it is asked for. Its functions never throw or reject. */
export type CopyDeleted = (records: NamedRecord[]) => {
  /** Settles when the record has been read, or cannot be. */
  read: (id: Id) => Promise<void>;
  /** The record's call is being sent. */
  begin: (id: Id) => void;
  /** The record's call was answered; it is not called where nobody knows whether the server has deleted it. */
  end: (id: Id, isDeleted: boolean) => void;
};

class Withdrawn extends Error {
  readonly outcome: UndoOutcome;

  constructor(outcome: UndoOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

class SomeFailed extends Error {
  readonly failures: FailedRecord[];

  constructor(failures: FailedRecord[]) {
    super('Some deletions failed');
    this.failures = failures;
  }
}

/**
 * Deletes one or many records with undo: this tab's lists hide them at once, and the calls are sent, one
 * for each, when the toast that offers undo ends.
 *
 * Navigating inside the app does not send them; closing or reloading the page and signing out do. When
 * the session expires nothing is sent, and the records stay. A deletion of two calls (a menu item's
 * reads first) cannot finish on a closing page, so that its record stays too.
 *
 * With `api.copyDeleted` a record is read while undo is offered. Its local copy is written as the call goes out, and
 * confirmed or removed by the answer.
 *
 * What the server refuses reappears, and a toast shows the reason for each with a retry of these.
 */
export function deleteLater(
  client: QueryClient,
  api: DeletionApi,
  records: NamedRecord[],
  isRetry = false,
): void {
  const person = personOf(session.getState().user);
  const isSamePerson = () => personOf(session.getState().user) === person;
  const { meta = {}, mutationFn } = api.remove();
  const copies = api.copyDeleted?.(records);
  const mutation = client.getMutationCache().build<unknown, Error, Id[], unknown>(client, {
    mutationKey: deletionKey(api.name),
    meta,
    mutationFn: async (_ids, context) => {
      const outcome = isRetry ? 'elapsed' : await waitForUndo(doneText(records));
      if (outcome === 'undone' || outcome === 'session-lost') throw new Withdrawn(outcome);
      const progress = showProgress((done) =>
        t('crud:delete.sending', { done, count: records.length }),
      );
      const failures = await sendEach({
        items: records,
        isUnloading: outcome === 'unloading',
        onProgress: progress.step,
        send: async ({ id }) => {
          if (copies && outcome === 'elapsed')
            await Promise.race([copies.read(id), pause(READ_TIMEOUT)]);
          // Somebody else may have signed in since the last call.
          if (!isSamePerson()) throw new ApiError({ kind: 'http', call: 'delete', status: 401 });
          copies?.begin(id);
          try {
            await mutationFn?.(id, context);
            copies?.end(id, true);
          } catch (error) {
            if (isRefusal(error)) copies?.end(id, false);
            throw error;
          }
        },
      });
      progress.end();
      const failed = new Set(failures.map(({ item }) => item));
      const deleted = records.filter((record) => !failed.has(record));
      removeFromCache(
        client,
        api.name,
        deleted.map(({ id }) => id),
      );
      if (failures.length === 0) return;
      throw new SomeFailed(failures.map(({ item, error }) => ({ record: item, error })));
    },
    onError: (error) => {
      if (error instanceof Withdrawn) {
        const isReported = error.outcome === 'session-lost' && hasEnded();
        const options = { duration: Infinity, description: t('error.unauthorized') };
        if (isReported) toast.error(failedText(records), options);
        return;
      }
      invalidateChanged(client, { meta });
      if (!(error instanceof SomeFailed)) return;
      const failed = error.failures.map(({ record }) => record);
      toastFailures({
        title: failedText(failed),
        failures: error.failures,
        // Only the person who asked for it may repeat it.
        onRetry: () => isSamePerson() && deleteLater(client, api, failed, true),
      });
    },
  });
  // `onError` has reported a failure.
  const end: Promise<unknown> = mutation
    .execute(records.map(({ id }) => id))
    .catch(() => {})
    .finally(() => unfinished.delete(end));
  unfinished.add(end);
}

/** Sends all pending deletions now and waits for the answers, before sign-out. */
export async function sendDeletions(): Promise<void> {
  endUndoWaits();
  await Promise.all(unfinished);
}

function doneText(records: NamedRecord[]): string {
  const [first] = records;
  if (first && records.length === 1) return t('crud:delete.done', { name: first.name });
  return t('crud:delete.doneMany', { count: records.length });
}

/** Whether the server has said that it did not do it. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'rejected' || (error.kind === 'http' && (error.status ?? 500) < 500);
}

/** Says of one or many records that they were not deleted. */
export function failedText(records: NamedRecord[]): string {
  const [first] = records;
  if (first && records.length === 1) return t('crud:delete.failed', { name: first.name });
  return t('crud:delete.failedMany', { count: records.length });
}

/** Whether the session ended for a reason; it also becomes empty without one while a page unloads. */
function hasEnded(): boolean {
  const state = session.getState();
  return state.status === 'unauthenticated' && state.endedBy !== null;
}
