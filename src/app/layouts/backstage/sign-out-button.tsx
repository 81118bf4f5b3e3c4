import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { showLoadingOverlay } from '#src/components/loading-overlay-store.ts';
import { useSignOut } from '#src/features/auth/use-sign-out.ts';

/** 退出登录 (A11). Nothing else makes sense until the answer is there: the screen is covered meanwhile. */
export function SignOutButton() {
  const { t } = useTranslation('navbar');
  const { signOut } = useSignOut();

  async function leave() {
    const uncover = showLoadingOverlay(t('account.signingOut'));
    await signOut();
    uncover();
  }

  return (
    <Button fullWidth variant="soft" color="error" size="large" onClick={() => void leave()}>
      {t('account.signOut')}
    </Button>
  );
}
