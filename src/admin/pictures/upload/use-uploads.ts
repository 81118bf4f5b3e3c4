import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { imageFileProblem, type ImageFileProblem } from '#src/lib/pictures/image-file.ts';
import type { Prepared } from '#src/lib/pictures/prepare-picture.ts';
import { prepareForServer, sendPicture } from './send-picture.ts';

/** Browsers open six connections to a server over HTTP/1.1; the page's own calls need some. */
const AT_ONCE = 3;

export type UploadState<Result = unknown> =
  | { step: 'waiting' | 'preparing' | 'cancelled' }
  /** `progress` is 0 to 1. */
  | { step: 'sending'; progress: number }
  | { step: 'done'; result: Result }
  | { step: 'failed'; error: unknown }
  /** Rejected before sending; `many`: one of several where only one is accepted. */
  | { step: 'refused'; problem: ImageFileProblem | 'many' }
  /** Not sent: it was uploaded before. */
  | { step: 'skipped' };

/** A chosen file. `Extra` is data of the queue's user. */
export type Upload<Extra, Result = unknown> = {
  /** Increases in the order in which files were chosen. */
  id: number;
  file: File;
  preview: string;
  /** Size and format are not changed. */
  keepOriginal?: boolean;
  /** What to send, set after preparation; a file that is sent as it is has it from the start. */
  prepared?: Prepared;
  extra: Extra;
  status: UploadState<Result>;
};

const BUSY: ReadonlySet<UploadState['step']> = new Set(['waiting', 'preparing', 'sending']);

/** True while the queue still works on it. */
export function isUploadRunning({ status }: Pick<Upload<unknown>, 'status'>): boolean {
  return BUSY.has(status.step);
}

type UploadOptions<Extra, Result> = {
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

/** A component's queue of uploads: its rows, whether it is at work, and its functions; unmounting cancels all. */
export function useUploads<Extra, Result>(options: UploadOptions<Extra, Result>) {
  const [queue] = useState(() => createUploadQueue(options));
  useEffect(() => queue.follow(options));
  const uploads = useStore(queue.store);
  useEffect(() => () => queue.remove(() => true), [queue]);
  return { ...queue, uploads, isBusy: uploads.some(isUploadRunning) };
}

/**
 * Prepares and sends pictures in the order in which they were chosen, several at once; unfit ones are refused at
 * once, before their turn. The list is the queue: waiting uploads start when others have finished, so a retry only
 * sets the status.
 */
function createUploadQueue<Extra, Result>(options: UploadOptions<Extra, Result>) {
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
      const how = { keepOriginal, mayCut };
      const found = upload.prepared ?? (await prepareForServer(file, how));
      if ('problem' in found) return update({ status: { step: 'refused', ...found } });
      const onProgress = (progress: number) => update({ status: { step: 'sending', progress } });
      const result = await sendPicture(file, found, how, async (prepared) => {
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

  /** Stops uploads and changes their status: to `waiting` for a retry. */
  const set = (matches: Matches, status: UploadState<Result>) => {
    stop(matches);
    change(matches, { status });
    startNext();
  };

  const remove = (matches: Matches) => {
    const gone = store.getState().filter(matches);
    stop(matches);
    store.setState((all) => all.filter((one) => !gone.includes(one)), true);
    for (const one of gone) {
      URL.revokeObjectURL(one.preview);
      onGone?.(one);
    }
    startNext();
  };

  const refuseUnfit = async ({ id, file }: Item) => {
    const problem = await imageFileProblem(file);
    if (problem) set((one) => one.id === id && isUploadRunning(one), { step: 'refused', problem });
  };

  return {
    store,
    /** Uses the functions of a component's newest render. */
    follow: (newest: UploadOptions<Extra, Result>): void => {
      ({ send, onDone, onGone } = newest);
    },
    /** Starts waiting uploads after a pause. */
    startNext,
    /** Adds files, which wait unless they have another status. */
    add: (files: readonly (Pick<Item, 'file' | 'extra'> & Partial<Item>)[]): readonly Item[] => {
      const added = files.map((chosen): Item => {
        lastId += 1;
        const preview = URL.createObjectURL(chosen.file);
        return { status: { step: 'waiting' }, ...chosen, preview, id: lastId };
      });
      store.setState((all) => [...all, ...added], true);
      for (const one of added) if (one.prepared === undefined) void refuseUnfit(one);
      startNext();
      return added;
    },
    set,
    retry: (id: number): void => set((one) => one.id === id, { step: 'waiting' }),
    /** Stops uploads and removes them. */
    remove,
    discard: (id: number): void => remove((one) => one.id === id),
  };
}
