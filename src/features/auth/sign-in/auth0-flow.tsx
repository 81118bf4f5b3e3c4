import { Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { env } from '#src/env.ts';
import { session } from '#src/session/session-store.ts';
import { signInPath } from '#src/session/sign-in-path.ts';

/** Redirect to the Auth0 tenant, finish the sign-in after the redirect, or sign out at the tenant. */
export type Auth0Task = 'sign-in' | 'finish' | 'sign-out';

type Auth0FlowProps = {
  task: Auth0Task;
  /** Path after the sign-in; stored in sessionStorage while the person is on the page of the tenant. */
  returnTo: string;
  onDone: () => void;
  onFailure: (error: Error) => void;
};

const RETURN_TO = 'auth0-return-to';
/** Lifetime in days of the SDK's session cookie: below a millisecond, so that it expires at once. */
const NO_DAYS = 1e-12;

/**
 * Runs one task with Auth0's SDK and starts our session with its tokens: the id token is the session, the access token
 * is sent with calls. The SDK stores nothing, because it would sign in somebody who has just signed out.
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
      // Replaces the used code in the URL by the return path.
      await navigate(signInPath(readReturnTo(), 'auth0'), { replace: true });
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

/** Stores the return path. Without storage, the person arrives on the first page. */
function storeReturnTo(returnTo: string): void {
  try {
    sessionStorage.setItem(RETURN_TO, returnTo);
  } catch {
    // A lost return path must not prevent the sign-in.
  }
}

function readReturnTo(): string {
  try {
    return sessionStorage.getItem(RETURN_TO) ?? '';
  } catch {
    return '';
  }
}
