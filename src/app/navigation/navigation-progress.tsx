import { lazy, Suspense, useState } from 'react';
import { useNavigation } from 'react-router';

const ProgressBar = lazy(() =>
  import('#src/components/progress-bar.tsx').then((module) => ({ default: module.ProgressBar })),
);

/** The progress bar (N3), fetched with the first navigation: a visitor's first page goes without. */
export function NavigationProgress() {
  const isNavigating = useNavigation().state !== 'idle';
  const [isNeeded, setNeeded] = useState(false);
  if (isNavigating && !isNeeded) setNeeded(true);
  return <Suspense>{isNeeded && <ProgressBar />}</Suspense>;
}
