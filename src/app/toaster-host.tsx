import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { toasterStore } from '#src/lib/toast.ts';

// Where it cannot be fetched, the page stands all the same.
const Toaster = lazy<ComponentType>(() =>
  import('./toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

/** Where toasts appear, from the first one on. */
export function ToasterHost() {
  const isWanted = useSyncExternalStore(toasterStore.subscribe, toasterStore.isWanted);
  return <Suspense>{isWanted && <Toaster />}</Suspense>;
}
