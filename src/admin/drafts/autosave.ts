import { withTabLock } from '#src/session/tab-lock.ts';
import { holdForm } from '#src/admin/tabs/hold-form.ts';
import { draftStore } from './draft-store.ts';
import { differingFields } from './draft.ts';
import type { Draft, Fields, RecordKey } from './draft.ts';

/** In ms; the write itself takes time too, and at most one second of typing may be lost. */
const SAVE_DELAY = 800;

export type AutosaveState = {
  /** Unsaved drafts of earlier visits, newest first, until each is restored or discarded. */
  earlierDrafts: readonly Draft[];
  /** When this form's draft was last written; null while there is none. */
  savedAt: number | null;
  /** True where storage throws, is full or missing. */
  isFailing: boolean;
  /** The ids of forms on the same record in other tabs, whose drafts are not offered here. */
  otherForms: readonly string[];
};

type Changes = Pick<Draft, 'values' | 'base'> | null;

type Internal = {
  state: AutosaveState;
  timer: number;
  hasDraft: boolean;
  /** Null while every change is written. */
  readChanges: (() => Changes) | null;
};

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Saves one form's changes as a draft in the browser, at most a second behind. Nothing in it rejects:
 * storage faults show in `isFailing`. Each form writes a draft of its own, so it cannot overwrite one
 * that is still offered.
 * @param key null where nothing may be stored
 */
export function createAutosave(key: RecordKey | null) {
  const id = `${Date.now()}-${Math.random()}`;
  const listeners = new Set<() => void>();
  const own: Internal = {
    state: { earlierDrafts: [], savedAt: null, isFailing: false, otherForms: [] },
    timer: 0,
    hasDraft: false,
    readChanges: null,
  };

  const update = (change: Partial<AutosaveState>) => {
    own.state = { ...own.state, ...change };
    for (const listener of listeners) listener();
  };
  const catchFault = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch {
      update({ isFailing: true });
    }
  };
  const cancelScheduled = () => {
    window.clearTimeout(own.timer);
    own.readChanges = null;
  };

  const autosave = {
    /** Whether unsaved changes outlive the form. */
    isWorking: (): boolean => key !== null && !own.state.isFailing,
    getState: (): AutosaveState => own.state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Whether another tab edits the same record; forms of new records do not share one. */
    isOpenElsewhere: (): boolean => key?.record !== 'new' && own.state.otherForms.length > 0,

    /**
     * Announces the form to other tabs and loads earlier drafts, again whenever a form on the same
     * record opens or closes in another tab. @returns a function that detaches the form
     */
    attach: (opened: Fields): (() => void) => {
      if (key === null) return () => {};
      const { user, type, record } = key;
      return holdForm(JSON.stringify([user, type, record]), id, (otherForms) => {
        if (otherForms.length > 0 || own.state.otherForms.length > 0) update({ otherForms });
        void autosave.loadDrafts(opened);
      });
    },

    /** Loads the earlier drafts that differ from `opened`; removes the others and those too old. */
    loadDrafts: (opened: Fields): Promise<void> =>
      catchFault(async () => {
        if (key === null) return;
        await draftStore.removeOld();
        const drafts = (await draftStore.read(key)).filter(
          (draft) => draft.id !== id && !own.state.otherForms.includes(draft.id),
        );
        const earlierDrafts = drafts.filter((draft) => differingFields(draft, opened).length > 0);
        update({ earlierDrafts });
        for (const draft of drafts) {
          if (!earlierDrafts.includes(draft)) await draftStore.remove(draft.id);
        }
      }),

    /** The form changed: its draft is written soon, by one tab at a time. */
    schedule: (readChanges: () => Changes): void => {
      if (key === null) return;
      const isScheduled = own.readChanges !== null;
      own.readChanges = readChanges;
      if (isScheduled) return;
      const write = () => void withTabLock('drafts', autosave.flush).catch(autosave.flush);
      own.timer = window.setTimeout(write, SAVE_DELAY);
    },

    /** Writes scheduled changes now, without the lock: an unloading page cannot wait for it. */
    flush: (): Promise<void> =>
      catchFault(async () => {
        const changes = own.readChanges?.();
        if (key === null || changes === undefined) return;
        cancelScheduled();
        if (changes !== null) {
          own.hasDraft = true;
          await draftStore.write({ ...key, ...changes, id, at: Date.now() });
        } else if (own.hasDraft) {
          await draftStore.remove(id);
        }
        update({ savedAt: changes && Date.now(), isFailing: false });
      }),

    /** Removes this form's draft, once the server has its changes. */
    discard: (): Promise<void> =>
      catchFault(async () => {
        cancelScheduled();
        if (own.hasDraft) await draftStore.remove(id);
        update({ savedAt: null });
      }),

    /** Removes an earlier draft that was restored into the form or discarded. */
    removeEarlier: (draft: Draft): Promise<void> =>
      catchFault(async () => {
        update({ earlierDrafts: own.state.earlierDrafts.filter((one) => one.id !== draft.id) });
        await autosave.flush();
        // The restored changes may be stored nowhere else.
        if (!own.state.isFailing) await draftStore.remove(draft.id);
      }),
  };
  return autosave;
}
