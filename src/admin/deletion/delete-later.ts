import type { QueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { toast } from 'sonner';
import type { Id } from '#src/api/fields.ts';
import type { Resource } from '#src/api/resource.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { deletionKey, removeFromCache } from './pending-deletions.ts';
import { endWaiting, waitForUndo } from './wait-for-undo.ts';
import type { Outcome } from './wait-for-undo.ts';

const unfinished = new Set<Promise<unknown>>();

export type DeletionApi = Pick<Resource<never, never>, 'name' | 'remove'>;

type Deletion = {
  id: Id;
  /** The record's title, for messages. */
  name: string;
  /** The toast's text. */
  text: string;
};

class Withdrawn extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

/**
 * Deletes a record with undo: this tab's lists hide it at once, and the call is sent when the toast
 * that offers undo ends.
 *
 * Navigating inside the app does not send it; closing or reloading the page and signing out do. When
 * the session expires it is not sent, and the record stays. A deletion that reads something first (a
 * menu item's) cannot finish on a closing page, so that record stays too.
 *
 * When the server refuses, the record reappears and a toast shows the reason with a retry.
 */
export function deleteLater(
  client: QueryClient,
  api: DeletionApi,
  deletion: Deletion,
  isRetry = false,
): void {
  const { id, name, text } = deletion;
  const person = personOf(session.getState().user);
  const { meta = {}, mutationFn } = api.remove();
  const refresh = () => {
    for (const kind of meta.invalidates ?? []) {
      void client.invalidateQueries({ queryKey: [kind] });
    }
  };
  const mutation = client.getMutationCache().build<unknown, Error, Id, unknown>(client, {
    mutationKey: deletionKey(api.name),
    meta,
    mutationFn: async (_id, context) => {
      if (!isRetry) {
        const outcome = await waitForUndo({ text, undo: t('crud:delete.undo'), hint: keyHint() });
        if (outcome !== 'elapsed') throw new Withdrawn(outcome);
      }
      await mutationFn?.(id, context);
      removeFromCache(client, api.name, id);
    },
    onError: (error) => {
      const title = t('crud:delete.failed', { name });
      // The person may be on another page by now, so the toast stays until it is closed.
      const options = { duration: Infinity };
      if (error instanceof Withdrawn) {
        const isReported = error.outcome === 'signed-out' && hasEnded();
        if (isReported) toast.error(title, { ...options, description: t('error.unauthorized') });
        return;
      }
      refresh();
      const retry = () => {
        // Only the person who asked for it may repeat it.
        if (personOf(session.getState().user) === person) deleteLater(client, api, deletion, true);
      };
      toast.error(title, {
        ...options,
        description: errorMessage(error),
        action: { label: t('action.retry'), onClick: retry },
      });
    },
  });
  // `onError` has reported a failure.
  const end: Promise<unknown> = mutation
    .execute(id)
    .catch(() => {})
    .finally(() => unfinished.delete(end));
  unfinished.add(end);
}

/** Sends all pending deletions now and waits for the answers, before sign-out. */
export async function sendDeletions(): Promise<void> {
  endWaiting();
  await Promise.all(unfinished);
}

/** Whether the session ended for a reason; it also becomes empty without one while a page unloads. */
function hasEnded(): boolean {
  const state = session.getState();
  return state.status === 'unauthenticated' && state.endedBy !== null;
}

/** The keyboard shortcut for undo, on devices that probably have a keyboard. */
function keyHint(): string {
  if (!window.matchMedia('(hover: hover)').matches) return '';
  const keys = navigator.platform.startsWith('Mac') ? '⌘Z' : 'Ctrl+Z';
  return t('crud:delete.undoKeys', { keys });
}
