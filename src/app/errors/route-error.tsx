import { useRouteError } from 'react-router';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { isLoadFailure } from '#src/lib/errors/load-failure.ts';
import { ErrorLayout } from '../layouts/error/error-layout.tsx';
import { LoadFailure } from './load-failure.tsx';

const AnyError = createLazyPart(async () => (await import('./any-error.tsx')).AnyError);

/**
 * The error boundary inside each layout: the layout stays, and an error page replaces the content. A
 * prerendered page that cannot be hydrated is kept instead (`start-app.tsx`).
 */
export function RouteError() {
  const error = useRouteError();
  if (document.documentElement.dataset.prerendered) throw error;
  return isLoadFailure(error) ? <LoadFailure /> : <AnyError error={error} />;
}

/** The error boundary around the layouts: for what none of them catches, such as its own missing code. */
export function OutsideError() {
  return (
    <ErrorLayout>
      <RouteError />
    </ErrorLayout>
  );
}
