import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasterStore } from '#src/lib/toast.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Where toasts appear, from the first one on. */
export function ToasterHost() {
  const isWanted = useSyncExternalStore(toasterStore.subscribe, toasterStore.isWanted);
  return <Suspense>{isWanted && <Toaster />}</Suspense>;
}
