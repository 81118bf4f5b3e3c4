import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useMatch } from 'react-router';
import { afterSignIn } from '#src/session/session-middleware.ts';
import { session, type SessionState } from '#src/session/session-store.ts';
import { signInPath } from '#src/session/sign-in-path.ts';
import { useSession } from '#src/session/use-session.ts';

/**
 * Redirects when the session changes without a navigation: away from sign-in pages once signed in,
 * and from the back office after a sign-out, also in another tab.
 */
export function SessionRedirect() {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  const isAuth = useMatch('/auth/*') !== null;
  const isBackstage = useMatch('/backstage/*') !== null;
  useSessionQueries(state, isBackstage);

  if (state.user && isAuth) return <Navigate to={afterSignIn({ search, hash })} replace />;
  if (state.status !== 'unauthenticated' || !isBackstage) return null;
  if (state.endedBy !== 'signed-out') return null;
  // Only the tab in which the person signed out also signs out at the Auth0 tenant.
  const isWithTenant = state.isHere && session.getMethod() === 'auth0';
  const target = isWithTenant
    ? '/auth/auth0/sign-in?signOut=1'
    : signInPath(`${pathname}${search}${hash}`);
  return <Navigate to={target} replace />;
}

/**
 * Removes the cached queries of the previous person. If the server rejected only the token, a public page loads its
 * data again without it.
 */
function useSessionQueries(state: SessionState, isBackstage: boolean): void {
  const client = useQueryClient();

  const followSession = useEffectEvent(() => {
    client.removeQueries({ type: 'inactive' });
    const now = session.getState();
    const isRefused = now.status === 'unauthenticated' && now.endedBy === 'unauthorized';
    if (isRefused && !isBackstage) void client.resetQueries({ type: 'active' });
  });
  useEffect(() => session.subscribe(() => followSession()), []);

  const hasEnded = state.status === 'unauthenticated' && state.endedBy !== null;
  const hasLeft = hasEnded && !isBackstage;
  useEffect(() => {
    if (hasLeft) client.removeQueries({ type: 'inactive' });
  }, [hasLeft, client]);
}
