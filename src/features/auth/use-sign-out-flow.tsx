import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showLoadingOverlay } from '#src/components/loading/loading-overlay-store.ts';
import { useSignOut } from './use-sign-out.ts';
import { KeepDraftsDialog } from './keep-drafts-dialog.tsx';

/**
 * Signs out: asks what to do with drafts, and blocks the page with the overlay until these are counted
 * and the server has answered.
 * @returns `start` begins it; `dialog` has to be rendered where it stays
 */
export function useSignOutFlow() {
  const { t } = useTranslation('navbar');
  const { countDrafts, signOut } = useSignOut();
  const [isCounting, setIsCounting] = useState(false);
  const [drafts, setDrafts] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);

  const isBusy = isCounting || isLeaving;
  useEffect(() => (isBusy ? showLoadingOverlay(t('account.signingOut')) : undefined), [isBusy, t]);

  async function start() {
    if (isCounting) return;
    setIsCounting(true);
    const count = await countDrafts();
    setIsCounting(false);
    if (count > 0) setDrafts(count);
    else await leave({ keepDrafts: true });
  }

  async function leave(choice: { keepDrafts: boolean }) {
    setDrafts(0);
    setIsLeaving(true);
    await signOut(choice);
    setIsLeaving(false);
  }

  const dialog = drafts > 0 && (
    <KeepDraftsDialog
      count={drafts}
      onSignOut={(keepDrafts) => void leave({ keepDrafts })}
      onCancel={() => setDrafts(0)}
    />
  );
  return { start: () => void start(), dialog };
}
