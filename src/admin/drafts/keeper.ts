import { withTabLock } from '#src/session/tab-lock.ts';
import { holdForm } from '#src/admin/tabs/hold-form.ts';
import { draftStore } from './draft-store.ts';
import { differingFields } from './draft.ts';
import type { Draft, Fields, Place } from './draft.ts';

/** Less than the second that may be lost: writing takes its time too. */
const WRITE_EVERY = 800;

export type KeeperState = {
  /** What earlier visits left unsaved, newest first, until it is taken or discarded. */
  left: readonly Draft[];
  /** When this form's draft was last written; null while there is none. */
  keptAt: number | null;
  /** True where storage throws, is full or missing. */
  isFailing: boolean;
  /** Forms on the same record in other tabs; their drafts are no lost work. */
  others: readonly string[];
};

type Changes = Pick<Draft, 'values' | 'base'> | null;

type Own = {
  state: KeeperState;
  timer: number;
  hasDraft: boolean;
  /** Null while everything typed is written. */
  readChanges: (() => Changes) | null;
};

/** Keeps one form's unsaved work. */
export type Keeper = ReturnType<typeof createKeeper>;

/**
 * Keeps a form's unsaved work in the browser, at most a second behind (B8). It never throws: where
 * nothing can be stored its state says so. Each form writes a draft of its own, so that one that is
 * still offered is not written over. Without a place nothing is kept.
 */
export function createKeeper(place: Place | null) {
  const id = `${Date.now()}-${Math.random()}`;
  const listeners = new Set<() => void>();
  const own: Own = {
    state: { left: [], keptAt: null, isFailing: false, others: [] },
    timer: 0,
    hasDraft: false,
    readChanges: null,
  };

  const become = (change: Partial<KeeperState>) => {
    own.state = { ...own.state, ...change };
    for (const listener of listeners) listener();
  };
  const tryTo = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch {
      become({ isFailing: true });
    }
  };
  const forgetTyping = () => {
    window.clearTimeout(own.timer);
    own.readChanges = null;
  };

  const keeper = {
    /** True where what is typed outlives the form. */
    isKeeping: (): boolean => place !== null && !own.state.isFailing,
    getState: (): KeeperState => own.state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Whether another tab has the record open as well; new ones are as many as there are forms. */
    isElsewhere: (): boolean => place?.record !== 'new' && own.state.others.length > 0,

    /**
     * The form stands: looks for what was left here, again whenever a form on the same record opens or
     * closes in another tab. @returns a function to call when it stands no more.
     */
    stand: (opened: Fields): (() => void) => {
      if (place === null) return () => {};
      const { user, type, record } = place;
      return holdForm(JSON.stringify([user, type, record]), id, (others) => {
        if (others.length > 0 || own.state.others.length > 0) become({ others });
        void keeper.look(opened);
      });
    },

    /** Looks for what was left here and is not what `opened` says anyway. Removes what is too old. */
    look: (opened: Fields): Promise<void> =>
      tryTo(async () => {
        if (place === null) return;
        await draftStore.removeOld();
        const drafts = (await draftStore.read(place)).filter(
          (draft) => draft.id !== id && !own.state.others.includes(draft.id),
        );
        const left = drafts.filter((draft) => differingFields(draft, opened).length > 0);
        become({ left });
        for (const draft of drafts) if (!left.includes(draft)) await draftStore.remove(draft.id);
      }),

    /** Something was typed: it is written soon, by one tab at a time (L5). */
    touch: (readChanges: () => Changes): void => {
      if (place === null) return;
      const isWaiting = own.readChanges !== null;
      own.readChanges = readChanges;
      if (isWaiting) return;
      const write = () => void withTabLock('drafts', keeper.flush).catch(keeper.flush);
      own.timer = window.setTimeout(write, WRITE_EVERY);
    },

    /** Writes at once what is not yet written, without a lock: a page that goes cannot wait. */
    flush: (): Promise<void> =>
      tryTo(async () => {
        const changes = own.readChanges?.();
        if (place === null || changes === undefined) return;
        forgetTyping();
        if (changes !== null) {
          own.hasDraft = true;
          await draftStore.write({ ...place, ...changes, id, at: Date.now() });
        } else if (own.hasDraft) {
          await draftStore.remove(id);
        }
        become({ keptAt: changes && Date.now(), isFailing: false });
      }),

    /** This form's work is saved. */
    drop: (): Promise<void> =>
      tryTo(async () => {
        forgetTyping();
        if (own.hasDraft) await draftStore.remove(id);
        become({ keptAt: null });
      }),

    /** A draft that was left was discarded, or taken into the form. */
    settle: (draft: Draft): Promise<void> =>
      tryTo(async () => {
        become({ left: own.state.left.filter((one) => one.id !== draft.id) });
        await keeper.flush();
        // What was taken from it may stand nowhere else.
        if (!own.state.isFailing) await draftStore.remove(draft.id);
      }),
  };
  return keeper;
}
