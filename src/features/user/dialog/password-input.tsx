import LinearProgress from '@mui/material/LinearProgress';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePasswordReveal } from '#src/components/use-password-reveal.tsx';
import { FieldText } from '#src/admin/form/field-text.tsx';
import { useField } from '#src/admin/form/use-field.ts';
import type { FieldProps } from '#src/admin/form/use-field.ts';
import { passwordStrength } from '#src/lib/password-strength.ts';

const STRENGTHS = [
  { text: 'password.tooShort', color: 'error' },
  { text: 'password.weak', color: 'error' },
  { text: 'password.fair', color: 'warning' },
  { text: 'password.strong', color: 'success' },
] as const;

type PasswordInputProps<Input extends FieldValues> = FieldProps<Input> & {
  /** Tells how hard it is to guess. */
  hasStrength?: boolean;
};

/** A new password: can be shown, warns of Caps Lock, tells its strength. */
export function PasswordInput<Input extends FieldValues>(props: PasswordInputProps<Input>) {
  const { label, hint, hasStrength = false } = props;
  const { t } = useTranslation('user');
  const state = useField(props);
  const { isCapsLock, type, slotProps } = usePasswordReveal({
    show: t('password.show', { label }),
    hide: t('password.hide', { label }),
  });
  const password = String(state.field.value);
  const strength = passwordStrength(password);
  const { text, color } = STRENGTHS[strength];
  const isRated = hasStrength && password !== '';
  const rated = isRated ? t(text) : hint;
  return (
    <div>
      <FieldText
        // Nobody takes back what cannot be seen; and its button would lie on the one that shows it.
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
