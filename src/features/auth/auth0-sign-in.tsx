import { Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { toast } from 'sonner';
import { env } from '#src/env.ts';
import { safeReturnTo } from '#src/session/return-to.ts';
import { session } from '#src/session/session-store.ts';

const RETURN_TO = 'auth0-return-to';

/**
 * The way to the tenant and back. What the tenant gives becomes a session like any other: its id
 * token says who and until when, its access token goes with the calls.
 */
export function Auth0SignIn() {
  return (
    <Auth0Provider
      domain={env.auth0.domain}
      clientId={env.auth0.clientId}
      authorizationParams={{ redirect_uri: `${window.location.origin}/auth/auth0/sign-in` }}
      // The way back is ours to choose, after the session stands.
      onRedirectCallback={() => {}}
    >
      <SignInButton />
    </Auth0Provider>
  );
}

function SignInButton() {
  const { t } = useTranslation('sign-in');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { isAuthenticated, isLoading, error, loginWithRedirect, getIdTokenClaims, ...auth0 } =
    useAuth0();
  const { getAccessTokenSilently } = auth0;
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (!isAuthenticated) return;
    const begin = async () => {
      const claims = await getIdTokenClaims();
      const bearer = (await getAccessTokenSilently()) ?? null;
      // oxlint-disable-next-line no-underscore-dangle -- the SDK's name for the token itself
      session.start({ token: claims?.__raw ?? '', bearer });
      toast.success(t('toast.success'));
      const returnTo = safeReturnTo(sessionStorage.getItem(RETURN_TO));
      await navigate(returnTo ?? '/backstage', { replace: true });
    };
    begin().catch(setFailure);
  }, [isAuthenticated, getIdTokenClaims, getAccessTokenSilently, navigate, t]);

  const signIn = async () => {
    sessionStorage.setItem(RETURN_TO, search.get('returnTo') ?? '');
    await loginWithRedirect();
  };

  const problem = error ?? failure;
  return (
    <>
      {problem instanceof Error && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {t('auth0.failed', { message: problem.message })}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        fullWidth
        loading={isLoading || (isAuthenticated && failure === null)}
        onClick={() => void signIn().catch(setFailure)}
      >
        {t('auth0.button')}
      </Button>
    </>
  );
}
