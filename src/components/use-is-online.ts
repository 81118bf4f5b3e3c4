import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** `navigator.onLine` as a hook. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => onlineManager.isOnline(),
    () => true,
  );
}

const watchNetwork = (listener: () => void) => onlineManager.subscribe(listener);
