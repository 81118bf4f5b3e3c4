import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { sendDeletions } from '#src/admin/deletion/delete-later.ts';
import { deletedStore } from '#src/admin/drafts/deleted-store.ts';
import { draftStore } from '#src/admin/drafts/draft-store.ts';
import { versionStore } from '#src/admin/drafts/version-store.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { authApi } from './api.ts';

/**
 * Signs out at the server, then ends the session in all tabs. Where the server cannot be reached
 * the session stays, so that it can be tried again. `countDrafts` tells how many drafts would stay
 * on this computer, which `signOut` removes on request, with the saved versions and
 * the deleted records.
 */
export function useSignOut() {
  const { t } = useTranslation(['common', 'navbar']);

  const countDrafts = useCallback(async () => {
    const person = personOf(session.getState().user);
    try {
      await draftStore.removeOld();
      return person === null ? 0 : await draftStore.count(person);
    } catch {
      // Storage that cannot be read keeps nothing that can be offered.
      return 0;
    }
  }, []);

  const signOut = useCallback(
    async ({ keepDrafts }: { keepDrafts: boolean }) => {
      // Another tab's call may be refused meanwhile, which ends the session here, too.
      const person = personOf(session.getState().user);
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
      if (!keepDrafts && person !== null) {
        await Promise.all([
          draftStore.removeAll(person),
          versionStore.removeAll(person),
          deletedStore.removeAll(person),
        ]).catch(() => toast.error(t('navbar:account.drafts.removeFailed')));
      }
      session.end('signed-out');
    },
    [t],
  );

  return { countDrafts, signOut };
}

/** The session is already over, or the server keeps none. */
function isSignedOutAnyway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'empty' || error.status === 401 || error.status === 404;
}
