import { Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { env } from '#src/env.ts';
import { session } from '#src/session/session-store.ts';

/** To the tenant, back from it, or out of it. */
export type Auth0Task = 'sign-in' | 'finish' | 'sign-out';

type Auth0FlowProps = {
  task: Auth0Task;
  returnTo: string;
  onDone: () => void;
  onFailure: (error: Error) => void;
};

/** Far below a millisecond. */
const NO_DAYS = 1e-12;

/**
 * Does one task with Auth0's SDK. What the tenant gives becomes a session like any other: its id
 * token says who and until when, its access token goes with the calls. The SDK itself remembers
 * nothing, so that it never signs in somebody who has just signed out.
 */
export function Auth0Flow(props: Auth0FlowProps) {
  const returnTo = useRef(props.returnTo);
  const { domain, clientId, audience } = env.auth0;
  return (
    <Auth0Provider
      domain={domain}
      clientId={clientId}
      authorizationParams={{ redirect_uri: here(), ...(audience ? { audience } : {}) }}
      sessionCheckExpiryDays={NO_DAYS}
      skipRedirectCallback={props.task !== 'finish'}
      onRedirectCallback={(appState) => {
        returnTo.current = appState?.returnTo ?? '';
      }}
    >
      <Task {...props} returnToRef={returnTo} />
    </Auth0Provider>
  );
}

/** The one address that the tenant has to know. */
function here(): string {
  return `${window.location.origin}/auth/auth0/sign-in`;
}

type TaskProps = Auth0FlowProps & { returnToRef: { current: string } };

function Task({ task, returnToRef, onDone, onFailure }: TaskProps) {
  const { isLoading, error, loginWithRedirect, logout, ...auth0 } = useAuth0();
  const { getIdTokenClaims, getAccessTokenSilently } = auth0;
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    if (isLoading || begun.current) return;
    begun.current = true;
    const returnTo = returnToRef.current;

    const finish = async () => {
      // The code in the address is used up. What stays says where to go.
      await navigate({ search: String(new URLSearchParams({ returnTo })) }, { replace: true });
      if (error) throw error;
      const claims = await getIdTokenClaims();
      const bearer = (await getAccessTokenSilently()) ?? null;
      // oxlint-disable-next-line no-underscore-dangle -- the SDK's name for the token itself
      session.start({ token: claims?.__raw ?? '', bearer });
      onDone();
    };
    const tasks = {
      'sign-in': () => loginWithRedirect({ appState: { returnTo } }),
      'sign-out': () => logout({ logoutParams: { returnTo: here() } }),
      finish,
    };
    tasks[task]().catch(onFailure);
  });

  return null;
}
