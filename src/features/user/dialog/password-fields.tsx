import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from './password-input.tsx';
import type { TwicePassword } from './twice-password.ts';

/** A new password and the same again. */
export function PasswordFields() {
  const { t } = useTranslation('user');
  const { control } = useFormContext<TwicePassword>();
  return (
    <>
      <PasswordInput
        control={control}
        name="password"
        label={t('field.password')}
        hint={t('field.passwordHint')}
        deps="confirm"
        hasStrength
      />
      <PasswordInput control={control} name="confirm" label={t('field.confirm')} />
    </>
  );
}
