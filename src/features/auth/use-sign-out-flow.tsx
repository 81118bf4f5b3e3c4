import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { sendDeletions } from '#src/admin/deletion/delete-later.ts';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { showLoadingOverlay } from '#src/components/loading/loading-overlay-store.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { COPY_LIMITS, PERSON_KINDS } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { authApi } from './api.ts';

type Counts = Awaited<ReturnType<typeof localCopies.count>>;

/**
 * Signs out at the server, then ends the session in all tabs. Asks what to do with the person's local copies. An overlay
 * blocks the page while they are counted and while the server answers. If the server cannot be reached, the session
 * stays, so that the person can try again.
 * @returns `start` begins the sign-out; `dialog` must be rendered in a place that stays mounted
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
    const isAsked = PERSON_KINDS.some((kind) => COPY_LIMITS[kind].isAskedAbout && found?.[kind]);
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
    // Read first: a refused call in another tab can end the session here, too.
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

/** Counts the person's local copies; null if they cannot be read. */
async function countCopies(): Promise<Counts | null> {
  const person = personOf(session.getState().user);
  return person === null ? null : localCopies.count(person).catch(() => null);
}

/** Whether the sign-out failed because the session is already over or the server has no sessions. */
function isSignedOutAnyway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'empty' || error.status === 401 || error.status === 404;
}

type CopiesDialogProps = {
  counts: Counts;
  onSignOut: (removesCopies: boolean) => void;
  onCancel: () => void;
};

/** Asks before the sign-out whether to remove local copies, which the next user of the browser could read. */
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
        {PERSON_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
          <li key={kind}>{t(`account.copies.${kind}`, { count: counts[kind] })}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
