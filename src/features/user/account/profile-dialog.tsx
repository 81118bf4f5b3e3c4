import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { draftOptionsOf } from '#src/admin/form/core/draft-options.ts';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useRecordUpdate } from '#src/admin/form/use-record-update.tsx';
import { session } from '#src/session/session-store.ts';
import { userApi } from '../api.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { UserInput } from '../input.ts';
import type { User } from '../schema.ts';

const Profile = v.pick(UserInput, ['nickname', 'avatar']);
type Profile = v.InferOutput<typeof Profile>;

type ProfileDialogProps = { user: User; onClose: () => void };

/** The signed-in person's name and picture. */
export function ProfileDialog({ user, onClose }: ProfileDialogProps) {
  const { t } = useTranslation('user');
  const { update, conflictDialog } = useRecordUpdate<User, Profile>(OWN_API, Profile);
  const [values] = useState(() => ({ nickname: user.nickname, avatar: user.avatar }));
  const save = async (profile: Profile) => {
    await update(user, profile);
    showProfile(user, profile);
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
      {conflictDialog}
      <ProfileFields />
    </FormDialog>
  );
}

const OWN_API = { one: userApi.one, update: userApi.update };

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
function showProfile({ username }: User, { nickname, avatar }: Profile): void {
  const stored = session.getStored();
  if (!stored) return;
  const profile = { nickname, avatar, displayName: nickname || username };
  session.start({ ...stored, profile });
}
