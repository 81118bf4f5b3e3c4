import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { copiesApi } from '#src/admin/drafts/copies-api.ts';
import { forgetSaved, type WaitingSave } from '#src/admin/outbox/outbox.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';

/** Leaves a save to the outbox. @returns false where it cannot be stored; the form's bar says so */
export async function leaveToOutbox(copy: WaitingSave): Promise<boolean> {
  forgetSaved(copy.id);
  try {
    await localCopies.write(copy);
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes a save back from the outbox, to send it from the form.
 * @param copy as the form knows it
 * @returns false where the outbox has it: it is sent, or being sent
 */
export async function takeBack({ id, isUncertain }: WaitingSave): Promise<boolean> {
  const found = { isMine: false };
  try {
    await localCopies.change('waiting', id, (now) => {
      // The outbox marks a creation as uncertain before it sends it.
      found.isMine = isUncertain || !now.isUncertain;
      return found.isMine ? null : now;
    });
  } catch {
    // Otherwise outbox and form would both send it.
    return false;
  }
  return found.isMine;
}

/**
 * Watches what becomes of a save in the outbox, which another tab may send.
 * @param onChange called with the copy as it is; undefined once it is gone
 * @returns a function that stops it
 */
export function watchCopy(
  client: QueryClient,
  { id, user, type, record }: WaitingSave,
  onChange: (copy: WaitingSave | undefined) => void,
): () => void {
  // Not `localCopies.subscribe`, which hears this tab alone.
  const query = copiesApi('waiting').ofRecord({ user, type, record });
  return new QueryObserver(client, query).subscribe(({ data, isFetchedAfterMount }) => {
    if (data && isFetchedAfterMount) onChange(data.find((one) => one.id === id));
  });
}
