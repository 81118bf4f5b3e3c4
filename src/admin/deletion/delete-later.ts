import type { QueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { toast } from 'sonner';
import type { Id } from '#src/api/fields.ts';
import type { Resource } from '#src/api/resource.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { deletionKey, forget } from './going.ts';
import { endWaiting, waitForUndo } from './wait-for-undo.ts';
import type { Outcome } from './wait-for-undo.ts';

const unfinished = new Set<Promise<unknown>>();

/** The calls a deletion takes. */
export type DeletionApi = Pick<Resource<never, never>, 'name' | 'remove'>;

type Deletion = {
  id: Id;
  /** What people call the record. */
  name: string;
  /** Says that it is gone. */
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
 * Deletes a record in the one way there is for all types: it is gone from this tab's lists at once,
 * and a toast offers to undo that. The call waits for the toast's end, so undoing sends nothing.
 *
 * Going to another page of the app leaves it waiting. Closing or reloading the page, and signing out,
 * send it at once; where the session ends otherwise it is not sent, and the record stays. A call that
 * has to read something first (a menu item's) does not outlive the page: then the record stays too.
 *
 * Where the server refuses the record is back, and a toast says why and offers another try.
 */
export function deleteLater(
  client: QueryClient,
  api: DeletionApi,
  deletion: Deletion,
  isAgain = false,
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
      if (!isAgain) {
        const outcome = await waitForUndo({ text, undo: t('crud:delete.undo'), hint: keyHint() });
        if (outcome !== 'over') throw new Withdrawn(outcome);
      }
      await mutationFn?.(id, context);
      forget(client, api.name, id);
    },
    onError: (error) => {
      const title = t('crud:delete.failed', { name });
      // By now people may be on another page: it stays until it is answered.
      const options = { duration: Infinity };
      if (error instanceof Withdrawn) {
        const isToTell = error.outcome === 'signed-out' && hasEnded();
        if (isToTell) toast.error(title, { ...options, description: t('error.unauthorized') });
        return;
      }
      refresh();
      const retry = () => {
        // Nobody does it in another's name.
        if (personOf(session.getState().user) === person) deleteLater(client, api, deletion, true);
      };
      toast.error(title, {
        ...options,
        description: errorMessage(error),
        action: { label: t('action.retry'), onClick: retry },
      });
    },
  });
  // `onError` has told of a failure.
  const end: Promise<unknown> = mutation
    .execute(id)
    .catch(() => {})
    .finally(() => unfinished.delete(end));
  unfinished.add(end);
}

/** Sends what waits for its toast, and waits for the answers: somebody is about to sign out. */
export async function sendDeletions(): Promise<void> {
  endWaiting();
  await Promise.all(unfinished);
}

/** Whether the session is over, and was not only taken away with the page that it was for. */
function hasEnded(): boolean {
  const state = session.getState();
  return state.status === 'unauthenticated' && state.endedBy !== null;
}

/** The keys that undo, for who has a keyboard. */
function keyHint(): string {
  if (!window.matchMedia('(hover: hover)').matches) return '';
  const keys = navigator.platform.startsWith('Mac') ? '⌘Z' : 'Ctrl+Z';
  return t('crud:delete.undoKeys', { keys });
}
