import { valibotResolver } from '@hookform/resolvers/valibot';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { toast } from 'sonner';
import { PageMeta } from '#src/components/page-meta.tsx';
import { RouterLink } from '#src/components/router-link.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { authApi } from './api.ts';
import { PasswordField } from './password-field.tsx';
import { passwordStrength } from './password-strength.ts';
import { SignUpInput } from './schema.ts';

const TEXT_FIELDS = ['username', 'nickname', 'email'] as const;
const COMPLETE = { username: 'username', nickname: 'nickname', email: 'email' };
const STRENGTHS = [
  'password.tooShort',
  'password.weak',
  'password.fair',
  'password.strong',
] as const;

/** Makes an account with `POST /user/create`, then leads to signing in. */
export function Component() {
  const { t } = useTranslation('sign-in');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const signInPath = `${pathname.replace(/sign-up\/?$/, 'sign-in')}${search}`;
  const { control, handleSubmit, setError, formState } = useForm<SignUpInput, unknown, SignUpInput>(
    {
      resolver: valibotResolver(SignUpInput),
      values: { username: '', password: '', nickname: '', email: '' },
      mode: 'onTouched',
    },
  );

  const send = handleSubmit(async (input) => {
    if (formState.isSubmitting) return;
    setFailure(null);
    try {
      await authApi.signUp(input);
    } catch (error) {
      setFailure(error);
      for (const [field, message] of complaints(error, input)) setError(field, { message });
      return;
    }
    toast.success(t('toast.signedUp'));
    await navigate(signInPath);
  });

  return (
    <>
      <PageMeta title={t('signUp')} />
      <Typography variant="h4" component="h1" sx={{ mb: 4 }}>
        {t('signUpTitle')}
      </Typography>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack spacing={3}>
          {failure !== null && <Alert severity="error">{errorMessage(failure)}</Alert>}
          {TEXT_FIELDS.map((name) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field: { ref, ...field }, fieldState: { error } }) => (
                <TextField
                  {...field}
                  inputRef={ref}
                  label={t(`field.${name}`)}
                  error={Boolean(error)}
                  helperText={error && fieldMessage(error.message ?? '')}
                  fullWidth
                  slotProps={{ htmlInput: { autoComplete: COMPLETE[name], spellCheck: false } }}
                />
              )}
            />
          ))}
          <Controller
            control={control}
            name="password"
            render={({ field: { ref, ...field }, fieldState: { error } }) => (
              <PasswordField
                {...field}
                inputRef={ref}
                label={t('field.password')}
                error={Boolean(error)}
                helperText={
                  error
                    ? fieldMessage(error.message ?? '')
                    : t(STRENGTHS[passwordStrength(field.value)])
                }
                autoComplete="new-password"
              />
            )}
          />
          <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
            {t('signUp')}
          </Button>
        </Stack>
      </form>
      <Box sx={{ mt: 3, textAlign: 'center', typography: 'body2' }}>
        {t('haveAccount')} <RouterLink to={signInPath}>{t('signIn')}</RouterLink>
      </Box>
    </>
  );
}

/** What the server found wrong with which field. */
function complaints(error: unknown, input: SignUpInput): [FieldPath<SignUpInput>, string][] {
  if (!(error instanceof ApiError)) return [];
  const isField = (name: string): name is FieldPath<SignUpInput> => name in input;
  const { fieldErrors } = error;
  return Object.keys(fieldErrors)
    .filter(isField)
    .map((name) => [name, fieldErrors[name] ?? '']);
}
