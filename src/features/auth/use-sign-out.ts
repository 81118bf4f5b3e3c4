import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { sendDeletions } from '#src/admin/deletion/delete-later.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { session } from '#src/session/session-store.ts';
import { authApi } from './api.ts';

/**
 * Signs out at the server, then ends the session in all tabs. Where the server cannot be reached
 * the session stays, so that it can be tried again.
 */
export function useSignOut() {
  const { t } = useTranslation();

  const signOut = useCallback(async () => {
    // Pending deletions must be sent while the session is still valid.
    await sendDeletions();
    try {
      await authApi.logout();
    } catch (error) {
      if (!isSignedOutAnyway(error)) {
        toast.error(t('signOutFailed'));
        return;
      }
    }
    session.end('signed-out');
  }, [t]);

  return { signOut };
}

/** The session is already over, or the server keeps none. */
function isSignedOutAnyway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'empty' || error.status === 401 || error.status === 404;
}
