import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { useSession } from '#src/session/use-session.ts';
import { personOf } from '#src/session/person.ts';
import { draftOptionsOf } from '#src/admin/form/core/draft-options.ts';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { type AskAboutConflicts, updateNewest } from '#src/admin/form/save/update-newest.ts';
import { session, type SessionUser } from '#src/session/session-store.ts';
import { LoadUser } from '../dialog/load-user.tsx';
import { PasswordDialog } from '../dialog/password-dialog.tsx';
import { useOwnAccount } from '../use-own-account.ts';
import { userApi } from '../api.ts';
import type { User } from '../schema.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { UserInput } from '../input.ts';

type AccountDialogProps = { part: 'profile' | 'password'; onClose: () => void };

/** The signed-in person's own profile or password. */
export function AccountDialog({ part, onClose }: AccountDialogProps) {
  const { t } = useTranslation('user');
  const { user: person } = useSession();
  const isOwn = useOwnAccount();
  // The query stays the same while the dialog is open, although saving changes the session.
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

/**
 * The signed-in person's own record: by the id in the session, else found by its username. Null where the
 * server has none.
 */
function ownUser(person: SessionUser | null, isOwn: (user: User) => boolean) {
  return queryOptions<User | null>({
    queryKey: [userApi.name, 'own', personOf(person)],
    queryFn: async ({ client }) => {
      const id = person?.id ?? person?.sub;
      const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
      const byId = isId ? await read(client, id) : null;
      if (byId && isOwn(byId)) return byId;
      const username = person?.username;
      if (typeof username !== 'string' || username === '') return null;
      const query = userApi.page({ pageNo: 1, pageSize: 100, keyword: username });
      const { rows } = await client.fetchQuery({ ...query, staleTime: 0 });
      const found = rows.find(isOwn);
      return found ? read(client, found.id) : null;
    },
  });
}

function read(client: QueryClient, id: string | number): Promise<User | null> {
  return client.fetchQuery({ ...userApi.one(id), staleTime: 0 });
}

const Profile = v.pick(UserInput, ['nickname', 'avatar']);
type Profile = v.InferOutput<typeof Profile>;

type ProfileDialogProps = { user: User; onClose: () => void };

/** Form for the signed-in person's name and picture. */
function ProfileDialog({ user, onClose }: ProfileDialogProps) {
  const { t } = useTranslation('user');
  const client = useQueryClient();
  const [values] = useState(() => ({ nickname: user.nickname, avatar: user.avatar }));
  const save = async (profile: Profile, ask: AskAboutConflicts) => {
    const parts = { client, api: userApi, schema: Profile, ask };
    const { record, failure } = await updateNewest<User, Profile>(parts, user, profile);
    showProfile(record);
    if (failure) throw failure;
  };
  return (
    <FormDialog
      title={t('account.profile')}
      schema={Profile}
      values={values}
      draft={draftOptionsOf(userApi.name, user)}
      save={save}
      savedMessage={t('account.saved')}
      isAddressed={false}
      onClose={onClose}
    >
      <ProfileFields />
    </FormDialog>
  );
}

function ProfileFields() {
  const { t } = useTranslation('user');
  const { control } = useFormContext<Profile>();
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('account.shown')}
      </Typography>
      <TextInput control={control} name="nickname" label={t('field.nickname')} max={30} />
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

/** Shows the new name and picture at once, in all tabs; the token has the old ones until the next sign-in. */
function showProfile({ username, nickname, avatar }: User): void {
  const stored = session.getStored();
  if (!stored) return;
  const profile = { nickname, avatar, displayName: nickname || username };
  session.start({ ...stored, profile });
}
