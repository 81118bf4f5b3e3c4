import Alert from '@mui/material/Alert';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { draftOptionsOf } from '#src/admin/form/core/draft-options.ts';
import { OtherFields } from '#src/admin/form/core/other-fields.tsx';
import { type AskAboutConflicts, updateNewest } from '#src/admin/form/save/update-newest.ts';
import { id } from '#src/api/fields/fields.ts';
import { createRecord } from '#src/api/records/write-record.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import { HAS_ROLE, userApi } from '../api.ts';
import { emptyUser, type NewUserInput, type UserInput } from '../input.ts';
import { LEAST_ROLE, roleText } from '../roles.ts';
import { User } from '../schema.ts';
import { useOwnAccount } from '../use-own-account.ts';
import { AccessFields } from './access-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { LoadUser } from './load-user.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PasswordFields } from './password-fields.tsx';
import type { UserDialog } from './use-dialog-address.ts';
import { UserFields } from './user-fields.tsx';
import { NewUserForm, UserForm } from './user-form.ts';

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

function NewUserDialog({ onClose }: NewUserDialogProps) {
  const { t } = useTranslation(['user', 'crud']);
  const client = useQueryClient();
  /** The user, where the server has created it without some fields: they are saved later. */
  const [created, setCreated] = useState<User | null>(null);
  const save = async ({ confirm: _, password, ...user }: NewUserForm, ask: AskAboutConflicts) => {
    if (created) return saveUser(client, created, user, ask);
    const { record, failure } = await createRecord<User, NewUserInput>(client, userApi, {
      ...user,
      password,
    });
    if (!failure) return undefined;
    setCreated(record);
    throw failure;
  };
  return (
    <FormDialog
      title={t('new.title')}
      schema={NewUserForm}
      values={EMPTY}
      draft={DRAFT}
      save={save}
      savedMessage={t('crud:form.created')}
      onClose={onClose}
    >
      <UserFields passwords={<PasswordFields />} access={<AccessFields />} />
    </FormDialog>
  );
}

/** @throws ApiError; UnstoredError */
async function saveUser(client: QueryClient, user: User, input: UserInput, ask: AskAboutConflicts) {
  const parts = { client, api: userApi, schema: UserForm, ask };
  const { failure } = await updateNewest<User, UserInput>(parts, user, input);
  if (failure) throw failure;
}

type EditUserDialogProps = { user: User; onClose: () => void };

/** Dialog to edit a user. Unknown fields are sent back unchanged. */
function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { t } = useTranslation(['user', 'crud']);
  const client = useQueryClient();
  const [values] = useState(() => toInput(user));
  const isOwn = useOwnAccount()(user);
  return (
    <FormDialog
      title={t('edit.titleOf', { name: user.nickname || user.username })}
      schema={UserForm}
      values={values}
      draft={draftOptionsOf(userApi.name, user)}
      save={(input, ask) => saveUser(client, user, input, ask)}
      savedMessage={t('crud:form.saved')}
      onClose={onClose}
    >
      <UserFields
        access={
          isOwn ? (
            <Alert severity="info">
              {HAS_ROLE ? t('self.access', { role: roleText(t, user.role) }) : t('self.accessOnly')}
            </Alert>
          ) : (
            <AccessFields ownRoles={user.roles} />
          )
        }
      />
      <OtherFields record={user} known={KNOWN} />
    </FormDialog>
  );
}

/** Known fields include the password, because some servers send its hash, which nobody should see. */
const KNOWN = { ...User.entries, roleIds: true, password: true };

/** The form's values of a user. They may be invalid: the form then reports them. */
function toInput(user: User): UserForm {
  const { username, nickname, email, phone, avatar, role, status, remark } = user;
  const roleIds = v.safeParse(v.array(id), user.roleIds);
  const input = { username, nickname, email, phone, avatar, role, status, remark };
  if (!hasCall('GET /user/roles') || !roleIds.success) return input;
  return { ...input, roleIds: roleIds.output };
}
