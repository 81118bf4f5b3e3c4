import { createStore } from 'zustand/vanilla';
import { ApiError } from '#src/lib/errors/api-error.ts';
import type { ImageFileProblem } from '#src/lib/pictures/image-file.ts';
import type { Prepared } from '#src/lib/pictures/prepare-picture.ts';
import { prepareForServer, sendPicture } from './send-picture.ts';

/** Browsers open six connections to a server over HTTP/1.1; the page's own calls need some. */
export const AT_ONCE = 3;

export type UploadStatus<Result = unknown> =
  | { step: 'checking' | 'waiting' | 'preparing' | 'cancelled' }
  /** `progress` is 0 to 1. */
  | { step: 'sending'; progress: number }
  | { step: 'done'; result: Result }
  | { step: 'failed'; error: unknown }
  /** Rejected before sending. */
  | { step: 'refused'; problem: ImageFileProblem }
  /** Not sent: the same bytes were uploaded under this name. */
  | { step: 'skipped'; duplicate: string };

export type Step = UploadStatus['step'];

/** A chosen picture. `Extra` is data of the queue's user. */
export type Upload<Extra, Result = unknown> = {
  /** Increases in the order in which pictures were chosen. */
  id: number;
  file: File;
  /** Size and format are not changed. */
  keepOriginal?: boolean;
  /** What to send, set after preparation; a file that is sent as it is has it from the start. */
  prepared?: Prepared;
  extra: Extra;
  status: UploadStatus<Result>;
};

const BUSY: ReadonlySet<Step> = new Set(['checking', 'waiting', 'preparing', 'sending'] as const);

/** True while the queue still works on it. */
export function isBusy({ status }: Pick<Upload<unknown>, 'status'>): boolean {
  return BUSY.has(status.step);
}

export type UploadOptions<Extra, Result> = {
  send: (
    file: File,
    tools: { onProgress: (part: number) => void; signal: AbortSignal },
    upload: Upload<Extra, Result>,
  ) => Promise<Result>;
  onDone: (result: Result, upload: Upload<Extra, Result>) => void;
  /** Called for each that leaves the list. */
  onGone?: (upload: Upload<Extra, Result>) => void;
  /** Whether those that are done stay in the list. */
  keepsDone?: boolean;
  atOnce?: number;
  /** Whether a picture that is too long for one file becomes slices; `send` finds the others in `upload.prepared`. */
  mayCut?: boolean;
  /** While it is true nothing is started, and what the network has interrupted waits. */
  isPaused?: () => boolean;
};

/**
 * Prepares and sends pictures in the order in which they were chosen, several at once. The list is the queue: waiting
 * uploads start when others have finished, so a retry only sets the status.
 */
export function createUploadQueue<Extra, Result>(options: UploadOptions<Extra, Result>) {
  type Item = Upload<Extra, Result>;
  type Matches = (upload: Item) => boolean;
  const { keepsDone = false, atOnce = AT_ONCE, mayCut = false, isPaused = () => false } = options;
  let { send, onDone, onGone } = options;
  const store = createStore<readonly Item[]>(() => []);
  const running = new Map<number, AbortController>();
  let lastId = 0;

  const change = (matches: Matches, changes: Partial<Item>) =>
    store.setState((all) => all.map((one) => (matches(one) ? { ...one, ...changes } : one)), true);

  const stop = (matches: Matches) => {
    for (const { id } of store.getState().filter(matches)) {
      running.get(id)?.abort();
      running.delete(id);
    }
  };

  const startNext = () => {
    while (running.size < atOnce && !isPaused()) {
      const next = store.getState().find(({ status }) => status.step === 'waiting');
      if (next === undefined) return;
      void run(next);
    }
  };

  const run = async (upload: Item) => {
    const { id, file, keepOriginal = false } = upload;
    const controller = new AbortController();
    const { signal } = controller;
    const isThis = (one: Item) => one.id === id;
    const update = (changes: Partial<Item>) => {
      if (!signal.aborted) change(isThis, changes);
    };
    running.set(id, controller);
    try {
      update({ status: { step: 'preparing' } });
      const options = { keepOriginal, mayCut };
      const found = upload.prepared ?? (await prepareForServer(file, options));
      if ('problem' in found) return update({ status: { step: 'refused', ...found } });
      const onProgress = (progress: number) => update({ status: { step: 'sending', progress } });
      const result = await sendPicture(file, found, options, async (prepared) => {
        update({ prepared, status: { step: 'sending', progress: 0 } });
        signal.throwIfAborted();
        return send(prepared.file, { onProgress, signal }, { ...upload, prepared });
      });
      if (signal.aborted) return undefined;
      update({ status: { step: 'done', result } });
      onDone(result, upload);
      return keepsDone ? undefined : remove(isThis);
    } catch (error) {
      const isInterrupted = error instanceof ApiError && error.kind === 'network' && isPaused();
      return update({ status: isInterrupted ? { step: 'waiting' } : { step: 'failed', error } });
    } finally {
      if (running.get(id) === controller) running.delete(id);
      startNext();
    }
  };

  const remove = (matches: Matches) => {
    const gone = store.getState().filter(matches);
    stop(matches);
    store.setState((all) => all.filter((one) => !gone.includes(one)), true);
    for (const one of gone) onGone?.(one);
    startNext();
  };

  return {
    store,
    /** Uses the functions of a component's newest render. */
    follow: (newest: UploadOptions<Extra, Result>): void => {
      ({ send, onDone, onGone } = newest);
    },
    /** Starts waiting uploads after a pause. */
    startNext,
    /** Adds pictures, which wait unless they have another status. */
    add: (files: readonly (Omit<Item, 'id' | 'status'> & Partial<Item>)[]): readonly Item[] => {
      const added = files.map((file): Item => {
        lastId += 1;
        return { status: { step: 'waiting' }, ...file, id: lastId };
      });
      store.setState((all) => [...all, ...added], true);
      startNext();
      return added;
    },
    /** Stops uploads and changes them: to `waiting` for a retry. */
    set: (matches: Matches, changes: Partial<Item>): void => {
      stop(matches);
      change(matches, changes);
      startNext();
    },
    /** Stops uploads and removes them. */
    remove,
    clear: (): void => remove(() => true),
  };
}
