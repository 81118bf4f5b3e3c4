import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { session } from '#src/session/session-store.ts';
import { authApi } from './api.ts';

/**
 * Signing out (A11): tells the server, then ends the session in all tabs. Where the server does not
 * answer the session stays, so that it can be tried again.
 */
export function useSignOut() {
  const { t } = useTranslation();
  const [isSigningOut, setSigningOut] = useState(false);

  const signOut = useCallback(async () => {
    setSigningOut(true);
    try {
      await authApi.logout();
      session.end('signed-out');
    } catch {
      toast.error(t('signOutFailed'));
    }
    setSigningOut(false);
  }, [t]);

  return { signOut, isSigningOut };
}
