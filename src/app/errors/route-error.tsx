import { useRouteError } from 'react-router';
import { createLazyPart } from '#src/components/lazy-part.tsx';
import { isLoadFailure } from '#src/lib/load-failure.ts';
import { LoadFailure } from './load-failure.tsx';

const AnyError = createLazyPart(async () => (await import('./any-error.tsx')).AnyError);

/** The error boundary inside each layout: what happened as a page of its own (E1). */
export function RouteError() {
  const error = useRouteError();
  return isLoadFailure(error) ? <LoadFailure /> : <AnyError error={error} />;
}
