import { onlineManager } from '@tanstack/react-query';
import pMap from 'p-map';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { preparePicture } from '#src/lib/pictures/prepare-picture.ts';
import { photoApi } from '#src/api/photos.ts';
import { inspectFile } from './inspect-file.ts';
import { isBusy } from './upload-item.ts';
import type { UploadItem } from './upload-item.ts';

/** Browsers open six connections to a server over HTTP/1.1; the page's own calls need some. */
const AT_ONCE = 3;

/**
 * The upload queue: inspects files at once, then prepares and sends three at a time, and waits
 * while offline. `onStored` is called after each upload.
 */
export function createUploadQueue(onStored: () => void) {
  const store = createStore<{ items: readonly UploadItem[] }>(() => ({ items: [] }));
  let lastId = 0;
  const running = new Map<number, AbortController>();
  /** File name by hash of all uploads, also after their rows are removed. */
  const stored = new Map<string, string>();

  const items = () => store.getState().items;
  const set = (next: readonly UploadItem[]) => store.setState({ items: next });
  const change = (id: number, changes: Partial<UploadItem>) =>
    set(items().map((item) => (item.id === id ? { ...item, ...changes } : item)));

  const add = (files: File[], options: Pick<UploadItem, 'category' | 'keepOriginal'>) => {
    const added = files.map((file): UploadItem => {
      lastId += 1;
      return { id: lastId, file, ...options, status: checking };
    });
    set([...items(), ...added]);
    void pMap(added, inspect, { concurrency: AT_ONCE });
  };

  const inspect = async ({ id, file }: UploadItem) => {
    const found = await inspectFile(file).catch(() => ({ problem: 'broken' as const }));
    const isWanted = items().some((item) => item.id === id && item.status.step === 'checking');
    if (!isWanted) return;
    if ('problem' in found) change(id, { status: { step: 'refused', ...found } });
    else {
      const duplicate = findDuplicate(id, found.hash);
      const status = duplicate === undefined ? waiting : ({ step: 'skipped', duplicate } as const);
      change(id, { ...found, status });
      startNext();
    }
  };

  const findDuplicate = (id: number, hash: string): string | undefined => {
    const isSame = (item: UploadItem) =>
      item.id !== id && item.hash === hash && (isBusy(item) || item.status.step === 'failed');
    return items().find(isSame)?.file.name ?? stored.get(hash);
  };

  const startNext = () => {
    while (running.size < AT_ONCE && onlineManager.isOnline()) {
      const next = items().find(({ status }) => status.step === 'waiting');
      if (next === undefined) return;
      void run(next);
    }
  };

  const run = async (item: UploadItem) => {
    const controller = new AbortController();
    const { id, file, category, keepOriginal, hash } = item;
    const { signal } = controller;
    const update = (changes: Partial<UploadItem>) => {
      if (!signal.aborted) change(id, changes);
    };
    running.set(id, controller);
    try {
      update({ status: { step: 'preparing' } });
      if (hash === undefined) throw new Error('The upload started before its inspection');
      const prepared = item.prepared ?? (await preparePicture(file, { keepOriginal }));
      if ('problem' in prepared) return update({ status: { step: 'refused', ...prepared } });
      update({ prepared, status: { step: 'sending', progress: 0 } });
      signal.throwIfAborted();
      const onProgress = (progress: number) => update({ status: { step: 'sending', progress } });
      const photo = await photoApi.send(prepared, { category, onProgress, signal });
      stored.set(hash, file.name);
      update({ status: { step: 'done', photo } });
      return onStored();
    } catch (error) {
      return update({ status: isOffline(error) ? waiting : { step: 'failed', error } });
    } finally {
      if (running.get(id) === controller) running.delete(id);
      startNext();
    }
  };

  const stop = (id: number) => {
    running.get(id)?.abort();
    running.delete(id);
  };

  const restart = (matches: (item: UploadItem) => boolean) => {
    const chosen = items().filter(matches);
    for (const { id, hash } of chosen) change(id, { status: hash ? waiting : checking });
    // Files that were cancelled before their inspection ended.
    void pMap(
      chosen.filter(({ hash }) => !hash),
      inspect,
      { concurrency: AT_ONCE },
    );
    startNext();
  };

  return {
    store,
    add,
    /**
     * Continues when the network returns.
     * @returns the function that stops following it
     */
    followNetwork: () => onlineManager.subscribe(startNext),
    /** Retries a failed, cancelled or skipped file. */
    retry: (id: number) => restart((item) => item.id === id),
    retryFailed: () => restart(({ status }) => status.step === 'failed'),
    cancel: (id: number) => {
      stop(id);
      change(id, { status: { step: 'cancelled' } });
      startNext();
    },
    cancelAll: () => {
      for (const { id } of items()) stop(id);
      set(
        items().map((item) => (isBusy(item) ? { ...item, status: { step: 'cancelled' } } : item)),
      );
    },
    remove: (id: number) => set(items().filter((item) => item.id !== id)),
    /** Removes the settled files. */
    clear: () => set(items().filter((item) => isBusy(item) || item.status.step === 'failed')),
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

const checking = { step: 'checking' } as const;
const waiting = { step: 'waiting' } as const;

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network' && !onlineManager.isOnline();
}
