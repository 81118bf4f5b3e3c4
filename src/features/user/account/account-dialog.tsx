import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/session/use-session.ts';
import { LoadUser } from '../dialog/load-user.tsx';
import { PasswordDialog } from '../dialog/password-dialog.tsx';
import { useOwnAccount } from '../use-own-account.ts';
import { ownUser } from './own-user.ts';
import { ProfileDialog } from './profile-dialog.tsx';

type AccountDialogProps = { part: 'profile' | 'password'; onClose: () => void };

/** The signed-in person's own profile or password. */
export function AccountDialog({ part, onClose }: AccountDialogProps) {
  const { t } = useTranslation('user');
  const { user: person } = useSession();
  const isOwn = useOwnAccount();
  // One query as long as the dialog is open: saving changes the session.
  const [query] = useState(() => ownUser(person, isOwn));
  return (
    <LoadUser
      query={query}
      title={t(part === 'profile' ? 'account.profile' : 'password.title')}
      refusedHint={t('account.refused')}
      missingHint={t('account.missing')}
      onClose={onClose}
    >
      {(user) =>
        part === 'profile' ? (
          <ProfileDialog user={user} onClose={onClose} />
        ) : (
          <PasswordDialog user={user} isOwn onClose={onClose} />
        )
      }
    </LoadUser>
  );
}
