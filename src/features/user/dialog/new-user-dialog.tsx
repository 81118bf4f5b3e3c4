import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasCall } from '#src/api/wire/server-call.ts';
import { userApi } from '../api.ts';
import { emptyUser } from '../input.ts';
import { LEAST_ROLE } from '../roles.ts';
import { AccessFields } from './access-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { PasswordFields } from './password-fields.tsx';
import { NewUserForm } from './user-form.ts';
import { UserFields } from './user-fields.tsx';

const EMPTY: NewUserForm = {
  ...emptyUser,
  role: LEAST_ROLE,
  password: '',
  confirm: '',
  ...(hasCall('GET /user/roles') && { roleIds: [] }),
};

/** Passwords are never stored in a draft. */
const DRAFT = { key: ['user', 'new'], secrets: ['password', 'confirm'] } as const;

type NewUserDialogProps = { onClose: () => void };

export function NewUserDialog({ onClose }: NewUserDialogProps) {
  const { t } = useTranslation(['user', 'crud']);
  const { mutateAsync } = useMutation(userApi.create());
  return (
    <FormDialog
      title={t('new.title')}
      schema={NewUserForm}
      values={EMPTY}
      draft={DRAFT}
      save={({ confirm: _, ...user }) => mutateAsync(user)}
      savedMessage={t('crud:form.created')}
      onClose={onClose}
    >
      <UserFields passwords={<PasswordFields />} access={<AccessFields />} />
    </FormDialog>
  );
}
