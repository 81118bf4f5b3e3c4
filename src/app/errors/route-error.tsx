import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isNotFound } from '#src/lib/api-error.ts';

const GenericError = lazy(() =>
  import('./generic-error.tsx').then((page) => ({ default: page.GenericError })),
);
const NotFound = lazy(() => import('./not-found.tsx').then((page) => ({ default: page.NotFound })));
const Forbidden = lazy(() =>
  import('./forbidden.tsx').then((page) => ({ default: page.Forbidden })),
);
const ServerError = lazy(() =>
  import('./server-error.tsx').then((page) => ({ default: page.ServerError })),
);

/** The error boundary inside each layout: the status' own page, else the generic one (E1). */
export function RouteError() {
  const error = useRouteError();
  return <Suspense>{pageOf(error)}</Suspense>;
}

function pageOf(error: unknown) {
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404 || isNotFound(error)) return <NotFound />;
  if (status === 403) return <Forbidden />;
  if (status === 500) return <ServerError />;
  return <GenericError error={error} />;
}
