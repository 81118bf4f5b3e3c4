import { onlineManager } from '@tanstack/react-query';
import pMap from 'p-map';
import { AT_ONCE, createUploadQueue, isBusy } from '#src/admin/pictures/upload/upload-queue.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import { type ImageFileProblem, inspectImage } from '#src/lib/pictures/image-file.ts';
import type { UploadItem } from './upload-item.ts';

/** The hash of a chosen picture, or why it is rejected. */
async function inspectFile(file: File): Promise<{ problem: ImageFileProblem } | { hash: string }> {
  const found = await inspectImage(file);
  return 'problem' in found ? found : { hash: await fileHash(file) };
}

/**
 * SHA-256 of the file. `crypto.subtle` exists only in secure contexts; elsewhere name, size and
 * time identify the file.
 */
async function fileHash(file: File): Promise<string> {
  // TypeScript's types assume a secure context.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return `${file.name}/${file.size}/${file.lastModified}`;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type PhotoQueue = ReturnType<typeof createPhotoQueue>;

/**
 * The upload queue of the library: inspects files before they are queued, skips those that were sent already,
 * and pauses while offline. `onStored` is called after each upload.
 */
export function createPhotoQueue(onStored: () => void) {
  /** File name by hash of all uploads, also after their rows are removed. */
  const stored = new Map<string, string>();
  const queue = createUploadQueue<UploadItem['extra'], Photo>({
    send: (file, tools, { extra }) => photoApi.send(file, { ...tools, category: extra.category }),
    onDone: (_photo, { file, extra }) => {
      if (extra.hash !== undefined) stored.set(extra.hash, file.name);
      onStored();
    },
    keepsDone: true,
    isPaused: () => !onlineManager.isOnline(),
  });

  const inspectAll = async (files: readonly UploadItem[]) =>
    pMap(files, inspect, { concurrency: AT_ONCE });

  const inspect = async ({ id, file, extra }: UploadItem) => {
    const found = await inspectFile(file).catch(() => ({ problem: 'broken' as const }));
    const isWanted = (one: UploadItem) => one.id === id && one.status.step === 'checking';
    if ('problem' in found) return queue.set(isWanted, { status: { step: 'refused', ...found } });
    const duplicate = findDuplicate(id, found.hash);
    const status = duplicate === undefined ? waiting : ({ step: 'skipped', duplicate } as const);
    return queue.set(isWanted, { extra: { ...extra, ...found }, status });
  };

  const findDuplicate = (id: number, hash: string): string | undefined => {
    const isSame = (item: UploadItem) =>
      item.id !== id && item.extra.hash === hash && (isBusy(item) || hasFailed(item));
    return queue.store.getState().find(isSame)?.file.name ?? stored.get(hash);
  };

  const restart = (matches: (item: UploadItem) => boolean) => {
    queue.set((item) => matches(item) && item.extra.hash !== undefined, { status: waiting });
    // Files that were cancelled before their inspection ended.
    const isUnknown = (item: UploadItem) => matches(item) && item.extra.hash === undefined;
    const unknown = queue.store.getState().filter(isUnknown);
    queue.set((item) => unknown.includes(item), { status: checking });
    void inspectAll(unknown);
  };

  return {
    store: queue.store,
    add: (files: File[], { category, keepOriginal }: { category: string; keepOriginal: boolean }) =>
      void inspectAll(
        queue.add(
          files.map((file) => ({ file, keepOriginal, extra: { category }, status: checking })),
        ),
      ),
    /**
     * Continues when the network returns.
     * @returns the unsubscribe function
     */
    followNetwork: () => onlineManager.subscribe(queue.startNext),
    /** Retries a failed, cancelled or skipped file. */
    retry: (id: number) => restart((item) => item.id === id),
    retryFailed: () => restart(hasFailed),
    cancel: (id: number) => queue.set((item) => item.id === id, { status: cancelled }),
    cancelAll: () => queue.set(isBusy, { status: cancelled }),
    remove: (id: number) => queue.remove((item) => item.id === id),
    /** Removes the settled files. */
    clear: () => queue.remove((item) => !isBusy(item) && !hasFailed(item)),
  };
}

const checking = { step: 'checking' } as const;
const waiting = { step: 'waiting' } as const;
const cancelled = { step: 'cancelled' } as const;

function hasFailed({ status }: UploadItem): boolean {
  return status.step === 'failed';
}
