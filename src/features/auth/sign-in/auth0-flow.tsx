import { Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { env } from '#src/env.ts';
import { session } from '#src/session/session-store.ts';

/** Redirect to the tenant, finish the sign-in after it, or sign out there. */
export type Auth0Task = 'sign-in' | 'finish' | 'sign-out';

type Auth0FlowProps = {
  task: Auth0Task;
  /** Path after the sign-in; kept in sessionStorage while the person is with the tenant. */
  returnTo: string;
  onDone: () => void;
  onFailure: (error: Error) => void;
};

const RETURN_TO = 'auth0-return-to';
/** Less than a millisecond, effectively zero. */
const NO_DAYS = 1e-12;

/**
 * Runs one task with Auth0's SDK and turns its tokens into our session: the id token is the
 * session, the access token is sent with calls. The SDK itself stores nothing, so that it never
 * signs in somebody who has just signed out.
 */
export function Auth0Flow(props: Auth0FlowProps) {
  const { auth0Domain: domain, auth0ClientId: clientId, auth0Audience: audience } = env;
  return (
    <Auth0Provider
      domain={domain}
      clientId={clientId}
      authorizationParams={{ redirect_uri: callbackUrl(), ...(audience ? { audience } : {}) }}
      sessionCheckExpiryDays={NO_DAYS}
      skipRedirectCallback={props.task !== 'finish'}
      // `finish` cleans the URL through the router.
      onRedirectCallback={() => {}}
    >
      <Task {...props} />
    </Auth0Provider>
  );
}

/** The callback URL to register with the tenant. */
function callbackUrl(): string {
  return `${window.location.origin}/auth/auth0/sign-in`;
}

function Task({ task, returnTo, onDone, onFailure }: Auth0FlowProps) {
  const { isLoading, error, loginWithRedirect, logout, ...auth0 } = useAuth0();
  const { getIdTokenClaims, getAccessTokenSilently } = auth0;
  const navigate = useNavigate();
  const hasStarted = useRef(false);

  useEffect(() => {
    if (isLoading || hasStarted.current) return;
    hasStarted.current = true;

    const signIn = async () => {
      storeReturnTo(returnTo);
      await loginWithRedirect();
    };
    const finish = async () => {
      const query = new URLSearchParams({ returnTo: readReturnTo() });
      // Removes the used code from the URL and keeps the return path.
      await navigate({ search: String(query) }, { replace: true });
      if (error) throw error;
      const claims = await getIdTokenClaims();
      const bearer = (await getAccessTokenSilently({ cacheMode: 'cache-only' })) ?? null;
      // oxlint-disable-next-line no-underscore-dangle -- the SDK's name for the token itself
      session.start({ token: claims?.__raw ?? '', bearer, method: 'auth0' });
      onDone();
    };
    const signOut = () => logout({ logoutParams: { returnTo: callbackUrl() } });

    const tasks = { 'sign-in': signIn, finish, 'sign-out': signOut };
    tasks[task]().catch(onFailure);
  });

  return null;
}

/** Without storage the person lands on the first page. */
function storeReturnTo(returnTo: string): void {
  try {
    sessionStorage.setItem(RETURN_TO, returnTo);
  } catch {
    // Signing in matters more than the return path.
  }
}

function readReturnTo(): string {
  try {
    return sessionStorage.getItem(RETURN_TO) ?? '';
  } catch {
    return '';
  }
}
