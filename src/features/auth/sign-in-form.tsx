import { valibotResolver } from '@hookform/resolvers/valibot';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { env } from '#src/env.ts';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { authApi } from './api.ts';
import { CaptchaField } from './captcha-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SignInInput } from './schema.ts';
import { useSignIn } from './use-sign-in.ts';
import type { ToSession } from './use-sign-in.ts';

type SignInFormProps = { toSession: ToSession };

/** User name and password; what was typed stays where signing in fails (A4). */
export function SignInForm({ toSession }: SignInFormProps) {
  const { t } = useTranslation('sign-in');
  const { signIn, failure } = useSignIn(toSession);
  const captcha = useQuery({ ...authApi.captcha(), enabled: env.captcha });
  const sending = useRef(false);
  const { control, handleSubmit, formState } = useForm({
    resolver: valibotResolver(SignInInput),
    values: { username: '', password: '', captcha: '' },
    mode: 'onTouched',
  });

  const send = async (input: SignInInput) => {
    // Two quick clicks are one sign-in.
    if (sending.current) return;
    sending.current = true;
    const { captcha: code, ...credentials } = input;
    const proof = env.captcha ? { captcha: code, captchaId: captcha.data?.id } : {};
    const ok = await signIn({ ...credentials, ...proof });
    sending.current = false;
    if (!ok && env.captcha) await captcha.refetch();
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack spacing={3}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Controller
          control={control}
          name="username"
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <TextField
              {...field}
              inputRef={ref}
              label={t('field.username')}
              error={Boolean(error)}
              helperText={error && fieldMessage(error.message ?? '')}
              fullWidth
              slotProps={{
                htmlInput: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
              }}
            />
          )}
        />
        <Controller
          control={control}
          name="password"
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <PasswordField
              {...field}
              inputRef={ref}
              label={t('field.password')}
              error={Boolean(error)}
              helperText={error && fieldMessage(error.message ?? '')}
              autoComplete="current-password"
            />
          )}
        />
        {env.captcha && (
          <Controller
            control={control}
            name="captcha"
            render={({ field: { ref, ...field } }) => (
              <CaptchaField
                {...field}
                inputRef={ref}
                image={captcha.data?.image}
                onRefresh={() => void captcha.refetch()}
              />
            )}
          />
        )}
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          {t('signIn')}
        </Button>
      </Stack>
    </form>
  );
}
