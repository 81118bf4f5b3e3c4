import { Auth0Client } from '@auth0/auth0-spa-js';
import { useEffect, useEffectEvent } from 'react';
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

/**
 * Runs one task with Auth0's SDK and starts our session with its tokens: the id token is the session, the access token
 * is sent with calls. The SDK is never asked whether somebody is signed in at the tenant: it would sign in who has just
 * signed out.
 */
export function Auth0Flow({ task, returnTo, onDone, onFailure }: Auth0FlowProps) {
  const navigate = useNavigate();

  const run = useEffectEvent(async () => {
    const { auth0Domain: domain, auth0ClientId: clientId, auth0Audience: audience } = env;
    const client = new Auth0Client({
      domain,
      clientId,
      authorizationParams: { redirect_uri: callbackUrl(), ...(audience ? { audience } : {}) },
    });
    if (task === 'sign-out') return client.logout({ logoutParams: { returnTo: callbackUrl() } });
    if (task === 'sign-in') {
      storeReturnTo(returnTo);
      return client.loginWithRedirect();
    }
    try {
      await client.handleRedirectCallback();
    } finally {
      // Replaces the used code in the URL by the return path.
      await navigate(signInPath(readReturnTo(), 'auth0'), { replace: true });
    }
    const claims = await client.getIdTokenClaims();
    const bearer = (await client.getTokenSilently({ cacheMode: 'cache-only' })) ?? null;
    // oxlint-disable-next-line no-underscore-dangle -- the SDK's name for the token itself
    session.start({ token: claims?.__raw ?? '', bearer, method: 'auth0' });
    return onDone();
  });
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    // Not at once: StrictMode mounts twice, and the tenant's answer can be used once.
    const start = setTimeout(() => void run().catch((error: Error) => fail(error)));
    return () => clearTimeout(start);
  }, []);

  return null;
}

/** The callback URL to register with the tenant. */
function callbackUrl(): string {
  return `${window.location.origin}/auth/auth0/sign-in`;
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
