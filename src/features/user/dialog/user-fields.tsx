import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import type { UserInput } from '../input.ts';

type UserFieldsProps = {
  /** Password fields of a new user, after the username. */
  passwords?: ReactNode;
  access: ReactNode;
};

export function UserFields({ passwords, access }: UserFieldsProps) {
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
