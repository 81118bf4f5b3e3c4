import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether there is a network, as far as the browser knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => onlineManager.isOnline(),
    () => true,
  );
}

const watchNetwork = (listener: () => void) => onlineManager.subscribe(listener);
