import { Navigate, useLocation, useMatch } from 'react-router';
import { env } from '#src/env.ts';
import { afterSignIn } from '#src/session/guards.ts';
import { signInPath } from '#src/session/sign-in-path.ts';
import { useSession } from '#src/session/use-session.ts';
import { useSessionQueries } from './use-session-queries.ts';

/**
 * Follows the session where no navigation does: from a sign-in page on once somebody is signed in,
 * and from the back office to the sign-in after a sign-out, whichever tab that happened in (A6, A11).
 */
export function SessionRedirect() {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  const isAuth = useMatch('/auth/*') !== null;
  const isBackstage = useMatch('/backstage/*') !== null;
  useSessionQueries(state, isBackstage);

  if (state.user && isAuth) return <Navigate to={afterSignIn(search)} replace />;
  if (state.status !== 'unauthenticated' || !isBackstage) return null;
  if (state.endedBy !== 'signed-out') return null;
  // The tab in which somebody signed out tells the tenant as well; the others need not.
  const isWithTenant = state.isHere && env.authMethod === 'auth0';
  const target = isWithTenant
    ? '/auth/auth0/sign-in?signOut=1'
    : signInPath(`${pathname}${search}${hash}`);
  return <Navigate to={target} replace />;
}
