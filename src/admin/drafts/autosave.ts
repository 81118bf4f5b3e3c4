import { holdForm } from '#src/admin/tabs/hold-form.ts';
import type { RecordKey } from '#src/lib/local-copies/copy.ts';
import { CLOSED_FOR, NoAnswer } from '#src/lib/local-copies/database.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { personOf } from '#src/session/person.ts';
import { withTabLock } from '#src/lib/browser/tab-lock.ts';
import { session } from '#src/session/session-store.ts';
import { differingFields, type Draft, type EarlierDraft, newDraftId } from './draft.ts';

/** In ms; the write itself takes time too, and at most one second of typing may be lost. */
const SAVE_DELAY = 800;

export type AutosaveState = {
  /** Unsaved drafts of earlier visits, newest first, until each is restored or discarded. */
  earlierDrafts: readonly EarlierDraft[];
  /** When this form's draft was last written; null while there is none. */
  savedAt: number | null;
  /** True where storage throws, is full or missing, or does not answer. */
  isFailing: boolean;
  /** The ids of forms on the same record in other tabs, whose drafts are not offered here. */
  otherForms: readonly string[];
};

type Changes = Pick<Draft, 'values' | 'base'> | null;

type Internals = {
  state: AutosaveState;
  /** 0 while nothing is scheduled. */
  timer: number;
  hasDraft: boolean;
  /** Null while every change is written. */
  readChanges: (() => Changes) | null;
  /** The number of writes so far: only the newest write may be retried. */
  writes: number;
  retryTimer: number;
  /** The form's first values while the earlier drafts could not be read; otherwise null. */
  unread: FieldsByName | null;
  /** Tells other tabs that the form is closed. */
  release: () => void;
};

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Saves one form's changes as a draft in the browser, at most a second behind. Nothing in it rejects:
 * storage faults show in `isFailing`, and storage that did not answer is asked again. Each form writes a
 * draft of its own, so it cannot overwrite one that is still offered.
 * @param key null where nothing may be stored
 */
export function createAutosave(key: RecordKey | null) {
  const id = newDraftId();
  const listeners = new Set<() => void>();
  const internals: Internals = {
    state: { earlierDrafts: [], savedAt: null, isFailing: false, otherForms: [] },
    timer: 0,
    hasDraft: false,
    readChanges: null,
    writes: 0,
    retryTimer: 0,
    unread: null,
    release: () => {},
  };

  const update = (change: Partial<AutosaveState>) => {
    internals.state = { ...internals.state, ...change };
    for (const listener of listeners) listener();
  };
  const catchFault = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (fault) {
      update({ isFailing: true });
      if (!(fault instanceof NoAnswer)) return;
      window.clearTimeout(internals.retryTimer);
      internals.retryTimer = window.setTimeout(retry, CLOSED_FOR);
    }
  };
  const retry = async () => {
    // The person has signed out and may have deleted the drafts.
    if (personOf(session.getState().user) !== key?.user) return;
    if (internals.unread !== null) await autosave.loadDrafts(internals.unread);
    await autosave.flush();
  };

  const cancelScheduled = () => {
    window.clearTimeout(internals.timer);
    internals.timer = 0;
    internals.readChanges = null;
  };

  const autosave = {
    /** The id of the draft that it writes. */
    id,
    /** Whether unsaved changes outlive the form. */
    isWorking: (): boolean => key !== null && !internals.state.isFailing,
    getState: (): AutosaveState => internals.state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Whether another tab edits the same record; forms of new records do not share one. */
    isOpenElsewhere: (): boolean => key?.record !== 'new' && internals.state.otherForms.length > 0,

    /**
     * Announces the form to other tabs and loads earlier drafts, again whenever a form on the same
     * record opens or closes in another tab, until `detach`.
     */
    attach: (opened: FieldsByName): void => {
      if (key === null) return;
      const { user, type, record } = key;
      internals.release();
      internals.release = holdForm(JSON.stringify([user, type, record]), id, (otherForms) => {
        if (otherForms.length > 0 || internals.state.otherForms.length > 0) update({ otherForms });
        void autosave.loadDrafts(opened);
      });
    },

    /** Tells other tabs that the form is closed, so that they may offer its draft. */
    detach: (): void => internals.release(),

    /** Loads the earlier drafts that differ from `opened`; removes the others. */
    loadDrafts: (opened: FieldsByName): Promise<void> =>
      catchFault(async () => {
        if (key === null) return;
        internals.unread = opened;
        const found: EarlierDraft[] = [
          ...(await localCopies.ofRecord('draft', key)),
          ...(await localCopies.ofRecord('waiting', key)),
        ];
        const drafts = found.filter(
          (draft) => draft.id !== id && !internals.state.otherForms.includes(draft.id),
        );
        const earlierDrafts = drafts.filter((draft) => differingFields(draft, opened).length > 0);
        // Reading works again, but a draft that could not be written is still not stored.
        update({
          earlierDrafts,
          isFailing: internals.state.isFailing && internals.readChanges !== null,
        });
        internals.unread = null;
        for (const draft of drafts) {
          const isNeedless = draft.kind === 'draft' && !earlierDrafts.includes(draft);
          if (isNeedless) await localCopies.remove('draft', draft.id);
        }
      }),

    /** Call after a change of the form: writes its draft soon, in one tab at a time. */
    schedule: (readChanges: () => Changes): void => {
      if (key === null) return;
      internals.readChanges = readChanges;
      if (internals.timer !== 0) return;
      const write = () => void withTabLock('drafts', autosave.flush).catch(autosave.flush);
      internals.timer = window.setTimeout(write, SAVE_DELAY);
    },

    /** Writes scheduled changes now, without the lock: an unloading page cannot wait for it. */
    flush: (): Promise<void> =>
      catchFault(async () => {
        const { readChanges } = internals;
        if (key === null || readChanges === null) return;
        cancelScheduled();
        internals.writes += 1;
        const turn = internals.writes;
        try {
          const changes = readChanges();
          if (changes !== null) {
            internals.hasDraft = true;
            await localCopies.write({ kind: 'draft', ...key, ...changes, id, at: currentTime() });
          } else if (internals.hasDraft) {
            await localCopies.remove('draft', id);
          }
          update({ savedAt: changes && currentTime(), isFailing: false });
        } catch (fault) {
          // Newer changes may have been scheduled or written meanwhile.
          if (turn === internals.writes) internals.readChanges ??= readChanges;
          throw fault;
        }
      }),

    /** Removes this form's draft, once the server has its changes. */
    discard: (): Promise<void> => {
      internals.readChanges = () => null;
      return autosave.flush();
    },

    /** Removes an earlier draft that was restored into the form or discarded. */
    removeEarlier: (draft: EarlierDraft): Promise<void> =>
      catchFault(async () => {
        update({ earlierDrafts: internals.state.earlierDrafts.filter((one) => one !== draft) });
        await autosave.flush();
        // The restored changes may be stored nowhere else.
        if (!internals.state.isFailing) await localCopies.remove(draft.kind, draft.id);
      }),
  };
  return autosave;
}
