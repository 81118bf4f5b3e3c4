import { isRouteErrorResponse } from 'react-router';
import { isNotFound } from '#src/lib/errors/api-error.ts';
import { Forbidden } from './forbidden.tsx';
import { GenericError } from './generic-error.tsx';
import { NotFound } from './not-found.tsx';
import { ServerError } from './server-error.tsx';

type AnyErrorProps = { error: unknown };

/** Shows the page for status 404, 403 or 500, and the generic error page for everything else. */
export function AnyError({ error }: AnyErrorProps) {
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404 || isNotFound(error)) return <NotFound />;
  if (status === 403) return <Forbidden />;
  if (status === 500) return <ServerError />;
  return <GenericError error={error} />;
}
