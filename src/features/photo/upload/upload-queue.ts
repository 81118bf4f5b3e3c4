import { onlineManager } from '@tanstack/react-query';
import pMap from 'p-map';
import { ApiError } from '#src/lib/api-error.ts';
import { photoApi } from '../api.ts';
import { inspectFile } from './inspect-file.ts';
import { preparePicture } from './prepare-picture.ts';
import { isBusy } from './upload-item.ts';
import type { UploadItem } from './upload-item.ts';

/** Browsers open six connections to a server; the page's own calls need some. */
const AT_ONCE = 3;

/**
 * Files on their way to the server (B4): looked into at once, then made ready and sent three at a
 * time. Files may come, be cancelled and be tried again at any moment; while there is no network it
 * waits. `onStored` is told of every stored picture.
 */
export function createUploadQueue(onStored: () => void) {
  let items: readonly UploadItem[] = [];
  let lastId = 0;
  const running = new Map<number, AbortController>();
  /** What was stored from here, by its bytes, also after its row is gone. */
  const stored = new Map<string, string>();
  const listeners = new Set<() => void>();

  const set = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, changes: Partial<UploadItem>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));

  const add = (files: File[], category: string) => {
    const added = files.map((file): UploadItem => {
      lastId += 1;
      return { id: lastId, file, category, status: checking };
    });
    set([...items, ...added]);
    void pMap(added, inspect, { concurrency: AT_ONCE });
  };

  const inspect = async ({ id, file }: UploadItem) => {
    const found = await inspectFile(file).catch(() => ({ problem: 'broken' as const }));
    const isWanted = items.some((item) => item.id === id && item.status.step === 'checking');
    if (!isWanted) return;
    if ('problem' in found) change(id, { status: { step: 'refused', ...found } });
    else {
      const twin = twinOf(id, found.hash);
      const status = twin === undefined ? waiting : ({ step: 'skipped', twin } as const);
      change(id, { found, status });
      pump();
    }
  };

  const twinOf = (id: number, hash: string): string | undefined => {
    const isSame = (item: UploadItem) =>
      item.id !== id &&
      item.found?.hash === hash &&
      (isBusy(item) || item.status.step === 'failed');
    return items.find(isSame)?.file.name ?? stored.get(hash);
  };

  const pump = () => {
    while (running.size < AT_ONCE && onlineManager.isOnline()) {
      const next = items.find(({ status }) => status.step === 'waiting');
      if (next === undefined) return;
      void run(next);
    }
  };

  const run = async (item: UploadItem) => {
    const controller = new AbortController();
    const { id, file, category, found } = item;
    const { signal } = controller;
    const tell = (changes: Partial<UploadItem>) => {
      if (!signal.aborted) change(id, changes);
    };
    running.set(id, controller);
    try {
      tell({ status: { step: 'preparing' } });
      if (found === undefined) throw new Error('Sent without a look into it');
      const prepared = item.prepared ?? (await preparePicture(file, found.type));
      if ('problem' in prepared) return tell({ status: { step: 'refused', ...prepared } });
      tell({ prepared, status: { step: 'sending', progress: 0 } });
      signal.throwIfAborted();
      const onProgress = (progress: number) => tell({ status: { step: 'sending', progress } });
      const photo = await photoApi.send(prepared, { category, onProgress, signal });
      stored.set(found.hash, file.name);
      tell({ status: { step: 'done', photo } });
      return onStored();
    } catch (error) {
      return tell({ status: isOffline(error) ? waiting : { step: 'failed', error } });
    } finally {
      if (running.get(id) === controller) running.delete(id);
      pump();
    }
  };

  const stop = (id: number) => {
    running.get(id)?.abort();
    running.delete(id);
  };

  const again = (isMeant: (item: UploadItem) => boolean) => {
    const meant = items.filter(isMeant);
    for (const { id, found } of meant) change(id, { status: found ? waiting : checking });
    // Those that were cancelled before anybody looked into them.
    void pMap(
      meant.filter(({ found }) => !found),
      inspect,
      { concurrency: AT_ONCE },
    );
    pump();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const stopListening = onlineManager.subscribe(pump);
      return () => {
        listeners.delete(listener);
        stopListening();
      };
    },
    items: () => items,
    add,
    /** Sends one again: it failed, was cancelled, or was skipped and is wanted all the same. */
    retry: (id: number) => again((item) => item.id === id),
    retryFailed: () => again(({ status }) => status.step === 'failed'),
    cancel: (id: number) => {
      stop(id);
      change(id, { status: { step: 'cancelled' } });
      pump();
    },
    cancelAll: () => {
      for (const { id } of items) stop(id);
      set(items.map((item) => (isBusy(item) ? { ...item, status: { step: 'cancelled' } } : item)));
    },
    remove: (id: number) => set(items.filter((item) => item.id !== id)),
    /** Takes those off the list with which nothing more has to be done. */
    clear: () => set(items.filter((item) => isBusy(item) || item.status.step === 'failed')),
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

const checking = { step: 'checking' } as const;
const waiting = { step: 'waiting' } as const;

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network' && !onlineManager.isOnline();
}
