import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { useNavigation } from 'react-router';

// Where the bar cannot be fetched, pages come without it: it is no reason to show an error.
const ProgressBar = lazy<ComponentType>(() =>
  import('#src/components/progress-bar.tsx').then(
    (module) => ({ default: module.ProgressBar }),
    () => ({ default: () => null }),
  ),
);

/** The progress bar (N3), fetched with the first navigation: a visitor's first page goes without. */
export function NavigationProgress() {
  const isNavigating = useNavigation().state !== 'idle';
  const [isNeeded, setNeeded] = useState(false);
  if (isNavigating && !isNeeded) setNeeded(true);
  return <Suspense>{isNeeded && <ProgressBar />}</Suspense>;
}
