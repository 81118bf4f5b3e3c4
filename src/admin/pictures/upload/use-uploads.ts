import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createUploadQueue, isBusy, type UploadOptions } from './upload-queue.ts';

/** A component's upload queue, its rows, and whether it is at work; unmounting cancels all. */
export function useUploads<Extra, Result>(options: UploadOptions<Extra, Result>) {
  const [queue] = useState(() => createUploadQueue(options));
  useEffect(() => queue.follow(options));
  const uploads = useStore(queue.store);
  useEffect(() => queue.clear, [queue]);
  return {
    uploads,
    isBusy: uploads.some(isBusy),
    add: queue.add,
    set: queue.set,
    clear: queue.clear,
    retry: (id: number) => queue.set((one) => one.id === id, { status: { step: 'waiting' } }),
    discard: (id: number) => queue.remove((one) => one.id === id),
  };
}
