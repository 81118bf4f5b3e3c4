import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePasswordReveal } from '#src/components/form/use-password-reveal.tsx';
import { type AuthFieldProps, AuthTextField } from './text-field.tsx';

type PasswordFieldProps<Input extends FieldValues> = Omit<AuthFieldProps<Input>, 'type'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** Password field with reveal button and Caps Lock hint. */
export function PasswordField<Input extends FieldValues>(props: PasswordFieldProps<Input>) {
  const { t } = useTranslation('sign-in');
  const { isCapsLock, ...field } = usePasswordReveal({
    show: t('password.show'),
    hide: t('password.hide'),
  });
  return (
    <AuthTextField {...props} {...field} hint={isCapsLock ? t('password.capsLock') : props.hint} />
  );
}
