import { onlineManager } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { Autosave } from '#src/admin/drafts/autosave.ts';
import type { WaitingSave } from '#src/admin/outbox/outbox.ts';
import type { UnstoredError } from '#src/api/records/write-record.ts';
import { isReloading } from '#src/lib/browser/reload-page.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { SaveWithdrawn } from '#src/lib/errors/save-withdrawn.ts';
import { isUnanswered } from '#src/lib/local-copies/send-copies.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { waitForSignIn } from '#src/session/wait-for-sign-in.ts';
import type { FormPort } from './form-port.ts';
import {
  IDLE,
  isSaveBusy,
  isSaveWaiting,
  type SaveState,
  type Sent,
  transition,
  type WaitingState,
} from './save-state.ts';
import type { AskAboutConflicts } from './update-newest.ts';

/** What the server has of a form: `fields` with other people's values, `failure` what it did not store. */
type Answer = { fields: FieldsByName; failure: UnstoredError | null };

/** What the outbox has saved, and what comes next; the form goes on where that is absent. */
type SavedLater<Input> = Pick<Answer, 'fields'> & { sent: Sent<Input>; next?: () => unknown };

/** What a form does with a save that no network answers. */
export type OutboxPort<Input> = {
  /**
   * Leaves it to the outbox.
   * @param wasSent whether the server may have it
   * @returns the copy that waits; null where it cannot wait
   */
  leave: (sent: Sent<Input>, wasSent: boolean) => Promise<WaitingSave | null>;
  /** Returns false where the outbox has sent it. */
  takeBack: (copy: WaitingSave) => Promise<boolean>;
  watch: (copy: WaitingSave, onChange: (copy: WaitingSave | undefined) => void) => () => void;
  /** Called once the copy is gone. Resolves to null where it is a draft again. */
  learn: (state: WaitingState<Input>) => Promise<SavedLater<Input> | null>;
};

export type SaveParts<Input extends FieldValues, A extends Answer> = {
  form: FormPort<Input>;
  autosave: Autosave;
  /** @throws ApiError; SaveWithdrawn where the person goes back to the form */
  send: (sent: Sent<Input>, ask: AskAboutConflicts) => Promise<A>;
  /** Says that it is saved. */
  announce?: (sent: Sent<Input>, answer: A) => void;
  /** Absent where a save never waits. */
  keep?: OutboxPort<Input>;
};

export type Save<Input extends FieldValues, A extends Answer> = ReturnType<
  typeof createSave<Input, A>
>;

/**
 * What every form of the back office does with its values, without React: it saves them once, again after a session
 * that expired meanwhile, leaves them to the outbox where no network answers, and knows whether they are unsaved.
 */
export function createSave<Input extends FieldValues, A extends Answer>(
  parts: SaveParts<Input, A>,
) {
  const { form, autosave, keep } = parts;
  const person = personOf(session.getState().user);
  const listeners = new Set<() => void>();
  const internals: { state: SaveState<Input>; signal: AbortSignal; endWatch: () => void } = {
    state: IDLE,
    signal: AbortSignal.abort(),
    endWatch: () => {},
  };

  /** Returns false where the state does not follow the present one. */
  const goTo = (next: SaveState<Input>): boolean => {
    const before = internals.state;
    internals.state = transition(before, next);
    if (internals.state === before) return false;
    if (isSaveWaiting(before) !== isSaveWaiting(internals.state)) watch();
    for (const listener of listeners) listener();
    return true;
  };

  const watch = () => {
    internals.endWatch();
    const { state, signal } = internals;
    internals.endWatch =
      keep && isSaveWaiting(state) && !signal.aborted
        ? keep.watch(state.copy, (copy) => void look(copy))
        : () => {};
  };
  const look = async (copy: WaitingSave | undefined): Promise<void> => {
    const { state } = internals;
    if (!isSaveWaiting(state) || !keep) return;
    if (copy) {
      const is = copy.isUncertain ? 'uncertain' : 'waiting';
      if (is !== state.is) goTo({ ...state, is, copy });
      return;
    }
    const saved = await keep.learn(state);
    // Two reports of the same change may come, or the save was taken back meanwhile.
    if (internals.state !== state) return;
    if (!saved) {
      goTo(IDLE);
      autosave.schedule(form.changes);
      return;
    }
    finish(saved.sent, { ...saved, failure: null });
    await (saved.next ?? goOn)();
  };

  const ask: AskAboutConflicts = (fields) =>
    new Promise((resolve) => {
      const answer = (theirs: string[] | null) => {
        goTo({ is: 'sending' });
        resolve(theirs);
      };
      goTo({ is: 'asking', fields, answer });
    });

  const leave = async (sent: Sent<Input>, wasSent: boolean): Promise<boolean> => {
    const copy = (await keep?.leave(sent, wasSent)) ?? null;
    if (copy === null) return false;
    goTo({ is: copy.isUncertain ? 'uncertain' : 'waiting', sent, copy });
    // The copy has the place of the draft; what was typed later is a draft beside it.
    if (form.differsFrom(sent.values)) autosave.schedule(form.changes);
    else void autosave.discard();
    return true;
  };

  /** Resolves to null where it waits for the network. */
  const sendOrLeave = async (sent: Sent<Input>, wasSent: boolean): Promise<A | null> => {
    if (!onlineManager.isOnline() && (await leave(sent, wasSent))) return null;
    try {
      return await parts.send(sent, ask);
    } catch (error) {
      if (isUnanswered(error) && (await leave(sent, true))) return null;
      throw error;
    }
  };

  /** Sends again once after a session that expired meanwhile, and only in the same person's name. */
  const acrossSignIn = async <R>(send: () => Promise<R>): Promise<R> => {
    const token = session.getStored()?.token;
    try {
      return await send();
    } catch (error) {
      const isExpired = session.getStored()?.token !== token;
      if (!(error instanceof ApiError) || error.status !== 401 || !isExpired) throw error;
      const isBack = person !== null && (await waitForSignIn(person, internals.signal));
      if (!isBack) throw new SaveWithdrawn('The person did not sign in again');
      return send();
    }
  };

  /** Resolves to null where nothing was saved. */
  const sendAll = async (sent: Sent<Input>, before: SaveState<Input>): Promise<A | null> => {
    try {
      if (isSaveWaiting(before)) {
        if (!(await keep?.takeBack(before.copy))) {
          goTo(before);
          return null;
        }
        autosave.schedule(form.changes);
      }
      return await acrossSignIn(() => sendOrLeave(sent, before.is === 'uncertain'));
    } catch (error) {
      if (error instanceof SaveWithdrawn) {
        goTo(IDLE);
      } else {
        goTo({ is: 'failed', error });
        form.refuse(error);
      }
      return null;
    }
  };

  /** Resets the form to what the server has; only then the state says saved, because that leads to another page. */
  const finish = (sent: Sent<Input>, { fields, failure }: Answer): void => {
    const isChanged = form.beginAgain(sent, fields, failure?.stored);
    if (isChanged) autosave.schedule(form.changes);
    else void autosave.discard();
    if (failure) {
      goTo({ is: 'failed', error: failure });
      form.refuse(failure);
      return;
    }
    goTo({ is: 'saved' });
    if (isChanged) goOn();
  };

  /** Allows another save, where the form stays after one. */
  const goOn = (): void => {
    if (internals.state.is === 'saved') goTo(IDLE);
  };

  return {
    form,
    autosave,
    getState: (): SaveState<Input> => internals.state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /**
     * Call where the form comes into sight, again when a cached page does.
     * @returns what to call when it goes
     */
    open: (): (() => void) => {
      const controller = new AbortController();
      internals.signal = controller.signal;
      watch();
      return () => {
        controller.abort();
        watch();
      };
    },

    /** Rejects never, unless `next` does. @param next what comes once it is saved */
    submit: async (next: (answer: A) => unknown): Promise<void> => {
      if (isSaveBusy(internals.state)) return;
      const sent = await form.validate(() => {
        // The failure of an earlier save.
        if (internals.state.is === 'failed') goTo(IDLE);
      });
      const before = internals.state;
      // Two clicks may come before the first validation ends.
      if (!sent || !goTo({ is: 'sending' })) return;
      const answer = await sendAll(sent, before);
      if (!answer) return;
      finish(sent, answer);
      if (answer.failure) return;
      parts.announce?.(sent, answer);
      await next(answer);
    },
    goOn,

    isUnsaved: (): boolean => {
      const isSignedOut = session.getState().user === null;
      // After the app's own reload the form offers the draft.
      const isRestorable = isReloading() && autosave.isWorking();
      return form.differsFrom(form.begun()) && !isSignedOut && !isRestorable;
    },
    /** Whether all that was typed waits for the network. */
    isAllWaiting: (): boolean =>
      isSaveWaiting(internals.state) && !form.differsFrom(internals.state.sent.values),
  };
}
