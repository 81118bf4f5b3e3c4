import { useTranslation } from 'react-i18next';
import { userApi } from '../api.ts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { LoadUser } from './load-user.tsx';
import { NewUserDialog } from './new-user-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import type { UserDialog } from './use-dialog-address.ts';

type UserDialogsProps = { dialog: UserDialog; onClose: () => void };

export function UserDialogs({ dialog, onClose }: UserDialogsProps) {
  const { t } = useTranslation('user');
  switch (dialog.kind) {
    case 'new':
      return <NewUserDialog onClose={onClose} />;
    case 'edit':
      return (
        <LoadUser query={userApi.one(dialog.id)} title={t('edit.title')} onClose={onClose}>
          {(user) => <EditUserDialog user={user} onClose={onClose} />}
        </LoadUser>
      );
    case 'password':
      return (
        <LoadUser query={userApi.one(dialog.id)} title={t('password.title')} onClose={onClose}>
          {(user) => <PasswordDialog user={user} onClose={onClose} />}
        </LoadUser>
      );
    default:
      return dialog satisfies never;
  }
}
