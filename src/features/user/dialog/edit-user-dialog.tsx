import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOptionsOf } from '#src/admin/form/core/draft-options.ts';
import { OtherFields } from '#src/admin/form/core/other-fields.tsx';
import { useRecordUpdate } from '#src/admin/form/use-record-update.tsx';
import { userApi } from '../api.ts';
import { UserInput } from '../input.ts';
import { roleText } from '../role-text.ts';
import { User } from '../schema.ts';
import { useOwnAccount } from '../use-own-account.ts';
import { AccessFields } from './access-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { UserFields } from './user-fields.tsx';

type EditUserDialogProps = { user: User; onClose: () => void };

/** Sends unknown fields back unchanged. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { t } = useTranslation(['user', 'crud']);
  const { update, conflictDialog } = useRecordUpdate<User, UserInput>(userApi, UserInput);
  const [values] = useState(() => toInput(user));
  const isOwn = useOwnAccount()(user);
  return (
    <FormDialog
      title={t('edit.titleOf', { name: user.nickname || user.username })}
      schema={UserInput}
      values={values}
      draft={draftOptionsOf(userApi.name, user)}
      save={(input) => update(user, input)}
      savedMessage={t('crud:form.saved')}
      onClose={onClose}
    >
      {conflictDialog}
      <UserFields
        access={
          isOwn ? (
            <Alert severity="info">{t('self.access', { role: roleText(t, user.role) })}</Alert>
          ) : (
            <AccessFields />
          )
        }
      />
      <OtherFields record={user} known={User.entries} />
    </FormDialog>
  );
}

/** The values may be invalid: the form then reports them. */
function toInput(user: User): UserInput {
  const { username, nickname, email, phone, avatar, role, status, remark } = user;
  return { username, nickname, email, phone, avatar, role, status, remark };
}
