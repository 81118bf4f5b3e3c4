import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { sendDeletions } from '#src/admin/deletion/delete-later.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { session } from '#src/session/session-store.ts';
import { authApi } from './api.ts';

/**
 * Signing out (A11): tells the server, then ends the session in all tabs; `SessionRedirect` leads to
 * the sign-in. Where the server does not answer the session stays, so that it can be tried again.
 */
export function useSignOut() {
  const { t } = useTranslation();

  const signOut = useCallback(async () => {
    // What was deleted just now goes out while the server still knows whose call it is.
    await sendDeletions();
    try {
      await authApi.logout();
    } catch (error) {
      if (!isOutAnyway(error)) {
        toast.error(t('signOutFailed'));
        return;
      }
    }
    session.end('signed-out');
  }, [t]);

  return { signOut };
}

/** The server ended the session before, keeps none, or has nothing to say of it. */
function isOutAnyway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'empty' || error.status === 401 || error.status === 404;
}
