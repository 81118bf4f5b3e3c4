import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { tellChange } from '#src/admin/tabs/share-changes.ts';
import { photoApi } from '../api.ts';
import { createUploadQueue } from './upload-queue.ts';

/** The page's own uploads; leaving the page ends them. */
export function useUploadQueue() {
  const client = useQueryClient();
  const [queue] = useState(() =>
    createUploadQueue(() => {
      // What shows photos reads them again when it is next looked at, not after each of a hundred.
      void client.invalidateQueries({ queryKey: [photoApi.name], refetchType: 'none' });
      tellChange(photoApi.name);
    }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  useEffect(() => queue.cancelAll, [queue]);
  return { queue, items };
}
