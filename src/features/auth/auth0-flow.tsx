import { Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { env } from '#src/env.ts';
import { session } from '#src/session/session-store.ts';

/** To the tenant, back from it, or out of it. */
export type Auth0Task = 'sign-in' | 'finish' | 'sign-out';

type Auth0FlowProps = {
  task: Auth0Task;
  /** Where to go in the end. It waits in this tab while the person is with the tenant. */
  returnTo: string;
  onDone: () => void;
  onFailure: (error: Error) => void;
};

const RETURN_TO = 'auth0-return-to';
/** Far below a millisecond. */
const NO_DAYS = 1e-12;

/**
 * Does one task with Auth0's SDK. What the tenant gives becomes a session like any other: its id
 * token says who and until when, its access token goes with the calls. The SDK itself remembers
 * nothing, so that it never signs in somebody who has just signed out.
 */
export function Auth0Flow(props: Auth0FlowProps) {
  const { domain, clientId, audience } = env.auth0;
  return (
    <Auth0Provider
      domain={domain}
      clientId={clientId}
      authorizationParams={{ redirect_uri: here(), ...(audience ? { audience } : {}) }}
      sessionCheckExpiryDays={NO_DAYS}
      skipRedirectCallback={props.task !== 'finish'}
      // The address is the router's: `finish` cleans it.
      onRedirectCallback={() => {}}
    >
      <Task {...props} />
    </Auth0Provider>
  );
}

/** The one address that the tenant has to know. */
function here(): string {
  return `${window.location.origin}/auth/auth0/sign-in`;
}

function Task({ task, returnTo, onDone, onFailure }: Auth0FlowProps) {
  const { isLoading, error, loginWithRedirect, logout, ...auth0 } = useAuth0();
  const { getIdTokenClaims, getAccessTokenSilently } = auth0;
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    if (isLoading || begun.current) return;
    begun.current = true;

    const leave = async () => {
      remember(returnTo);
      await loginWithRedirect();
    };
    const finish = async () => {
      const query = new URLSearchParams({ returnTo: remembered() });
      // The code in the address is used up. What stays says where to go, now or at the next try.
      await navigate({ search: String(query) }, { replace: true });
      if (error) throw error;
      const claims = await getIdTokenClaims();
      const bearer = (await getAccessTokenSilently({ cacheMode: 'cache-only' })) ?? null;
      // oxlint-disable-next-line no-underscore-dangle -- the SDK's name for the token itself
      session.start({ token: claims?.__raw ?? '', bearer });
      onDone();
    };
    const end = () => logout({ logoutParams: { returnTo: here() } });

    const tasks = { 'sign-in': leave, finish, 'sign-out': end };
    tasks[task]().catch(onFailure);
  });

  return null;
}

/** Where storage is closed to us, one ends up on the first page. */
function remember(returnTo: string): void {
  try {
    sessionStorage.setItem(RETURN_TO, returnTo);
  } catch {
    // Signing in comes first.
  }
}

function remembered(): string {
  try {
    return sessionStorage.getItem(RETURN_TO) ?? '';
  } catch {
    return '';
  }
}
