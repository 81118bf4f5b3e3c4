import { valibotResolver } from '@hookform/resolvers/valibot';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { env } from '#src/env.ts';
import { useSession } from '#src/session/use-session.ts';
import { authApi } from './api.ts';
import { CaptchaField } from './captcha-field.tsx';
import { PasswordField } from './password-field.tsx';
import { CaptchaSignInInput, SignInInput } from './schema.ts';
import { AuthTextField } from './text-field.tsx';
import { useSignIn } from './use-sign-in.ts';
import type { ToSession } from './use-sign-in.ts';

type SignInFormProps = {
  toSession: ToSession;
  /** Over a page whose session has ended: who that was, '' where nobody knows. */
  again?: { username: string };
};

/** User name and password; what was typed stays where signing in fails (A4). */
export function SignInForm({ toSession, again }: SignInFormProps) {
  const { t } = useTranslation('sign-in');
  const { status } = useSession();
  const { signIn, failure } = useSignIn(toSession, again !== undefined);
  const captcha = useQuery({ ...authApi.captcha(), enabled: env.captcha });
  const sending = useRef(false);
  const form = useForm<SignInInput, unknown, SignInInput>({
    resolver: valibotResolver(env.captcha ? CaptchaSignInInput : SignInInput),
    defaultValues: { username: again?.username ?? '', password: '', captcha: '' },
    mode: 'onTouched',
  });
  const { control, handleSubmit, formState, setValue, setFocus } = form;
  const focusEmpty = useEffectEvent(() => {
    if (again) setFocus(again.username === '' ? 'username' : 'password');
  });
  useEffect(() => focusEmpty(), []);

  const send = async ({ captcha: code, ...credentials }: SignInInput) => {
    const proof = captcha.data ? { captcha: code, captchaId: captcha.data.id } : {};
    const isIn = await signIn({ ...credentials, ...proof });
    if (isIn || !env.captcha) return;
    // A code holds once.
    setValue('captcha', '');
    await captcha.refetch();
  };

  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault();
    // Two clicks before the first render after them are still one sign-in.
    if (sending.current) return;
    sending.current = true;
    await handleSubmit(send)(event);
    sending.current = false;
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack spacing={3}>
        {failure && (
          <Alert severity="error">
            {failure.detail ? <AlertTitle>{failure.text}</AlertTitle> : failure.text}
            {failure.detail}
          </Alert>
        )}
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
          autoComplete="current-password"
          isRequired
        />
        {env.captcha && <CaptchaField control={control} name="captcha" captcha={captcha} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          // The next page is on its way.
          loading={formState.isSubmitting || status === 'authenticated'}
        >
          {t('signIn')}
        </Button>
      </Stack>
    </form>
  );
}
