import Alert from '@mui/material/Alert';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { draftOptionsOf } from '#src/admin/form/core/draft-options.ts';
import { OtherFields } from '#src/admin/form/core/other-fields.tsx';
import { type AskAboutConflicts, updateNewest } from '#src/admin/form/save/update-newest.ts';
import { id } from '#src/api/fields/fields.ts';
import { createRecord } from '#src/api/records/write-record.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
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

function NewUserDialog({ onClose }: { onClose: () => void }) {
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

type UserFieldsProps = {
  /** Password fields of a new user, after the username. */
  passwords?: ReactNode;
  access: ReactNode;
};

function UserFields({ passwords, access }: UserFieldsProps) {
  const { t } = useTranslation('user');
  const { control } = useFormContext<UserInput>();
  return (
    <>
      <Box sx={PAIR}>
        <TextInput
          control={control}
          name="username"
          label={t('field.username')}
          hint={t('field.usernameHint')}
          required
          max={30}
        />
        <TextInput control={control} name="nickname" label={t('field.nickname')} max={30} />
      </Box>
      {passwords}
      {access}
      <Box sx={PAIR}>
        <TextInput control={control} name="email" label={t('field.email')} type="email" />
        <TextInput control={control} name="phone" label={t('field.phone')} type="tel" />
      </Box>
      <TextInput control={control} name="remark" label={t('field.remark')} rows={2} max={200} />
      <Box sx={{ width: 160 }}>
        <ImageInput
          control={control}
          name="avatar"
          label={t('field.avatar')}
          ratio={1}
          cropWidth={200}
        />
      </Box>
    </>
  );
}

const PAIR = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } };
