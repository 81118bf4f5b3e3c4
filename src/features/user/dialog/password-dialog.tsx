import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { userApi } from '../api.ts';
import type { User } from '../schema.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordFields } from './password-fields.tsx';
import { ConfirmedPassword } from './user-form.ts';

type PasswordDialogProps = {
  user: User;
  /** True for the signed-in person's own password, opened from the account drawer. */
  isOwn?: boolean;
  onClose: () => void;
};

export function PasswordDialog({ user, isOwn = false, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('user');
  const { mutateAsync } = useMutation(userApi.setPassword());
  const name = user.nickname || user.username;
  return (
    <FormDialog
      title={isOwn ? t('password.title') : t('password.titleOf', { name })}
      schema={ConfirmedPassword}
      values={{ password: '', confirm: '' }}
      save={({ password }) => mutateAsync({ id: user.id, username: user.username, password })}
      savedMessage={isOwn ? t('account.passwordChanged') : t('password.changed', { name })}
      isAddressed={!isOwn}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(isOwn ? 'account.passwordExplained' : 'password.explained')}
      </Typography>
      <PasswordFields />
    </FormDialog>
  );
}
