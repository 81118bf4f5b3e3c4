import LinearProgress from '@mui/material/LinearProgress';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldText } from '#src/admin/form/inputs/field-text.tsx';
import { type FieldProps, useField } from '#src/admin/form/inputs/use-field.ts';
import { usePasswordReveal } from '#src/components/form/use-password-reveal.tsx';
import { dialect } from '#src/api/dialects/dialect.ts';
import { passwordStrength } from '#src/lib/text/password-strength.ts';
import type { ConfirmedPassword } from './user-form.ts';

export function PasswordFields() {
  const { t } = useTranslation('user');
  const { control } = useFormContext<ConfirmedPassword>();
  return (
    <>
      <PasswordInput
        control={control}
        name="password"
        label={t('field.password')}
        hint={t('field.passwordHint', dialect.password)}
        deps="confirm"
        hasStrength
      />
      <PasswordInput control={control} name="confirm" label={t('field.confirm')} />
    </>
  );
}

const STRENGTHS = [
  { text: 'password.tooShort', color: 'error' },
  { text: 'password.weak', color: 'error' },
  { text: 'password.fair', color: 'warning' },
  { text: 'password.strong', color: 'success' },
] as const;

type PasswordInputProps<Input extends FieldValues> = FieldProps<Input> & {
  hasStrength?: boolean;
};

/** Password input with reveal button, Caps Lock hint and strength meter. */
function PasswordInput<Input extends FieldValues>(props: PasswordInputProps<Input>) {
  const { label, hint, hasStrength = false } = props;
  const { t } = useTranslation('user');
  const state = useField(props);
  const { isCapsLock, type, slotProps } = usePasswordReveal({
    show: t('password.show', { label }),
    hide: t('password.hide', { label }),
  });
  const password = String(state.field.value);
  const strength = passwordStrength(password, dialect.password.min);
  const { text, color } = STRENGTHS[strength];
  const isRated = hasStrength && password !== '';
  const rated = isRated ? t(text, dialect.password) : hint;
  return (
    <div>
      <FieldText
        // No revert button: the value cannot be seen, and it would overlap the reveal button.
        state={{ ...state, revert: undefined }}
        label={label}
        type={type}
        required
        helperText={state.error ?? (isCapsLock ? t('password.capsLock') : rated)}
        slotProps={{
          ...slotProps,
          htmlInput: { autoComplete: 'new-password', required: false, 'aria-required': true },
        }}
      />
      {isRated && (
        <LinearProgress
          aria-hidden
          variant="determinate"
          color={color}
          value={(100 * (strength + 1)) / STRENGTHS.length}
          sx={{ mt: 1 }}
        />
      )}
    </div>
  );
}
