import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showLoadingOverlay } from '#src/components/loading-overlay-store.ts';
import { useSignOut } from '#src/features/auth/use-sign-out.ts';

/** 退出登录 (A11). Nothing else makes sense until the answer is there: the screen is covered meanwhile. */
export function SignOutButton() {
  const { t } = useTranslation('navbar');
  const { signOut } = useSignOut();
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(
    () => (isLeaving ? showLoadingOverlay(t('account.signingOut')) : undefined),
    [isLeaving, t],
  );

  async function leave() {
    setIsLeaving(true);
    await signOut();
    setIsLeaving(false);
  }

  return (
    <Button fullWidth variant="soft" color="error" size="large" onClick={() => void leave()}>
      {t('account.signOut')}
    </Button>
  );
}
