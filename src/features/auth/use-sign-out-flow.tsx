import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { sendDeletions } from '#src/admin/deletion/delete-later.ts';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { showLoadingOverlay } from '#src/components/loading/loading-overlay-store.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { COPY_KINDS, KINDS } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { authApi } from './api.ts';

type Counts = Awaited<ReturnType<typeof localCopies.count>>;

/**
 * Signs out at the server, then ends the session in all tabs. Asks what to do with the person's local copies, and
 * blocks the page with the overlay until these are counted and the server has answered. Where the server cannot be
 * reached the session stays, so that it can be tried again.
 * @returns `start` begins it; `dialog` has to be rendered where it stays
 */
export function useSignOutFlow() {
  const { t } = useTranslation(['navbar', 'common']);
  const [isCounting, setIsCounting] = useState(false);
  const [counts, setCounts] = useState<Counts | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  const isBusy = isCounting || isLeaving;
  useEffect(() => (isBusy ? showLoadingOverlay(t('account.signingOut')) : undefined), [isBusy, t]);

  async function start() {
    if (isCounting) return;
    setIsCounting(true);
    const found = await countCopies();
    setIsCounting(false);
    const isAsked = KINDS.some((kind) => COPY_KINDS[kind].isAskedAbout && found?.[kind]);
    if (isAsked) setCounts(found);
    else await leave(false);
  }

  async function leave(removesCopies: boolean) {
    setCounts(null);
    setIsLeaving(true);
    await signOut(removesCopies);
    setIsLeaving(false);
  }

  async function signOut(removesCopies: boolean) {
    // Another tab's call may be refused meanwhile, which ends the session here, too.
    const person = personOf(session.getState().user);
    // Pending deletions must be sent while the session is still valid.
    await sendDeletions();
    try {
      await authApi.logout();
    } catch (error) {
      if (!isSignedOutAnyway(error)) {
        toast.error(t('common:signOutFailed'));
        return;
      }
    }
    if (removesCopies && person !== null) {
      await localCopies
        .removeAll(person)
        .catch(() => toast.error(t('account.copies.removeFailed')));
    }
    session.end('signed-out');
  }

  const dialog = counts && (
    <CopiesDialog
      counts={counts}
      onSignOut={(removesCopies) => void leave(removesCopies)}
      onCancel={() => setCounts(null)}
    />
  );
  return { start: () => void start(), dialog };
}

/** The signed-in person's copies on this computer; null where they cannot be read, so that none can be offered. */
async function countCopies(): Promise<Counts | null> {
  const person = personOf(session.getState().user);
  return person === null ? null : localCopies.count(person).catch(() => null);
}

/** The session is already over, or the server keeps none. */
function isSignedOutAnyway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'empty' || error.status === 401 || error.status === 404;
}

type CopiesDialogProps = {
  counts: Counts;
  onSignOut: (removesCopies: boolean) => void;
  onCancel: () => void;
};

/** Before signing out: local copies stay in the browser, where its next user could read them. */
function CopiesDialog({ counts, onSignOut, onCancel }: CopiesDialogProps) {
  const { t } = useTranslation('navbar');
  const id = useId();
  const [stay, setStay] = useState(true);
  return (
    <ConfirmDialog
      open
      title={t('account.copies.title')}
      confirmText={t('account.signOut')}
      onConfirm={() => onSignOut(!stay)}
      onCancel={onCancel}
      details={
        <>
          <FormControlLabel
            sx={{ mt: 1 }}
            label={t('account.copies.stay')}
            control={
              <Checkbox
                checked={stay}
                onChange={(event) => setStay(event.target.checked)}
                slotProps={{ input: { 'aria-describedby': id } }}
              />
            }
          />
          <FormHelperText id={id} sx={{ mt: 0 }}>
            {t('account.copies.hint')}
          </FormHelperText>
        </>
      }
    >
      {t('account.copies.text')}
      <ul>
        {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
          <li key={kind}>{t(`account.copies.${kind}`, { count: counts[kind] })}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
