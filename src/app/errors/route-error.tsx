import { lazy, Suspense } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { useRouteError } from 'react-router';
import { isLoadFailure } from '#src/lib/load-failure.ts';
import type { AnyError as Page } from './any-error.tsx';
import { LoadFailure } from './load-failure.tsx';

const AnyError = lazy<ComponentType<ComponentProps<typeof Page>>>(() =>
  import('./any-error.tsx').then(
    (module) => ({ default: module.AnyError }),
    () => ({ default: LoadFailure }),
  ),
);

/** The error boundary inside each layout: what happened as a page of its own (E1). */
export function RouteError() {
  const error = useRouteError();
  if (isLoadFailure(error)) return <LoadFailure />;
  return (
    <Suspense>
      <AnyError error={error} />
    </Suspense>
  );
}
