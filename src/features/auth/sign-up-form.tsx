import { valibotResolver } from '@hookform/resolvers/valibot';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { passwordStrength } from '#src/lib/password-strength.ts';
import { authApi } from './api.ts';
import { PasswordField } from './password-field.tsx';
import { SignUpInput } from './schema.ts';
import { AuthTextField } from './text-field.tsx';

const STRENGTHS = [
  'password.tooShort',
  'password.weak',
  'password.fair',
  'password.strong',
] as const;

type SignUpFormProps = {
  /** Called once the account is there. */
  onSignedUp: () => void;
};

/** A new account; what was typed stays where the server refuses it. */
export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const { t } = useTranslation('sign-in');
  const [failure, setFailure] = useState<unknown>(null);
  const sending = useRef(false);
  const { control, handleSubmit, setError, formState } = useForm<SignUpInput, unknown, SignUpInput>(
    {
      resolver: valibotResolver(SignUpInput),
      defaultValues: { username: '', password: '', nickname: '', email: '' },
      mode: 'onTouched',
    },
  );
  const password = useWatch({ control, name: 'password' });

  const send = async (input: SignUpInput) => {
    setFailure(null);
    try {
      await authApi.signUp(input);
      onSignedUp();
    } catch (error) {
      setFailure(error);
      for (const [index, [field, message]] of complaints(error, input).entries()) {
        setError(field, { message }, { shouldFocus: index === 0 });
      }
    }
  };

  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault();
    // Two clicks before the first render after them are still one account.
    if (sending.current) return;
    sending.current = true;
    await handleSubmit(send)(event);
    sending.current = false;
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack spacing={3}>
        {failure !== null && <Alert severity="error">{errorMessage(failure)}</Alert>}
        <AuthTextField
          control={control}
          name="username"
          label={t('field.username')}
          autoComplete="username"
          isRequired
        />
        <PasswordField
          control={control}
          name="password"
          label={t('field.password')}
          autoComplete="new-password"
          hint={t(STRENGTHS[passwordStrength(password)])}
          isRequired
        />
        <AuthTextField
          control={control}
          name="nickname"
          label={t('field.nickname')}
          autoComplete="nickname"
        />
        <AuthTextField
          control={control}
          name="email"
          label={t('field.email')}
          autoComplete="email"
          type="email"
        />
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          {t('signUp')}
        </Button>
      </Stack>
    </form>
  );
}

/** What the server found wrong with which field. */
function complaints(error: unknown, input: SignUpInput): [FieldPath<SignUpInput>, string][] {
  if (!(error instanceof ApiError)) return [];
  const { fieldErrors } = error;
  const isField = (name: string): name is FieldPath<SignUpInput> => name in input;
  return Object.keys(fieldErrors)
    .filter(isField)
    .map((name) => [name, fieldErrors[name] ?? '']);
}
