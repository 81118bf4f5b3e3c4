import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { useSession } from '#src/session/use-session.ts';
import { describeAccount } from './account.ts';
import { AccountAvatar } from './account-avatar.tsx';
import { AccountDrawer } from './account-drawer.tsx';

/** The signed-in person's picture; opens their drawer (A11). */
export function AccountButton() {
  const { t } = useTranslation('navbar');
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (session.status !== 'authenticated') return null;
  const { name, picture } = describeAccount(session.user);
  const label = t('account.open', { name });

  return (
    <>
      <Tooltip title={label}>
        <IconButton
          edge="end"
          // The tooltip's title would be one: a name that does not hold the initials that are seen.
          aria-label={undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
          sx={{ p: 0.5 }}
        >
          <AccountAvatar name={name} picture={picture} size={36} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </IconButton>
      </Tooltip>
      <AccountDrawer user={session.user} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
