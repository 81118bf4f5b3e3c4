import { valibotResolver } from '@hookform/resolvers/valibot';
import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasCall } from '#src/api/wire/server-call.ts';
import { useSession } from '#src/session/use-session.ts';
import { authApi } from './api.ts';
import { PasswordField } from './password-field.tsx';
import { CaptchaSignInInput, SignInInput } from './schema.ts';
import type { Captcha } from './schema.ts';
import { AuthTextField } from './text-field.tsx';
import type { AuthFieldProps } from './text-field.tsx';
import type { PasswordMethod } from './to-session.ts';
import { useSignIn } from './use-sign-in.ts';

type SignInFormProps = {
  method: PasswordMethod;
  /** Set when signing in again over a page; username '' if unknown. */
  again?: { username: string };
};

/** Input is kept when signing in fails. */
export function SignInForm({ method, again }: SignInFormProps) {
  const { t } = useTranslation('sign-in');
  const { status } = useSession();
  const { signIn, failure } = useSignIn(method, again !== undefined);
  const captcha = useQuery({ ...authApi.captcha(), enabled: hasCall('GET /system/captcha') });
  const needsCode = captcha.data !== null && captcha.data !== undefined;
  const sending = useRef(false);
  const form = useForm<SignInInput, unknown, SignInInput>({
    resolver: valibotResolver(needsCode ? CaptchaSignInInput : SignInInput),
    defaultValues: { username: again?.username ?? '', password: '', captcha: '' },
    mode: 'onTouched',
  });
  const { control, handleSubmit, formState, setValue, setFocus } = form;
  const focusEmpty = useEffectEvent(() => {
    if (again) setFocus(again.username === '' ? 'username' : 'password');
  });
  useEffect(() => focusEmpty(), []);

  const send = async ({ captcha: code, ...credentials }: SignInInput) => {
    const { id, idField, codeField } = captcha.data ?? {};
    const proof = idField && codeField ? { [idField]: id, [codeField]: code } : {};
    const isIn = await signIn({ ...credentials, ...proof });
    if (isIn || !needsCode) return;
    // A captcha is valid once.
    setValue('captcha', '');
    await captcha.refetch();
  };

  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault();
    // Two clicks before the next render must send one request.
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
        {needsCode && <CaptchaField control={control} name="captcha" captcha={captcha} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          // Until the next page is loaded.
          loading={formState.isSubmitting || status === 'authenticated'}
        >
          {t('signIn')}
        </Button>
      </Stack>
    </form>
  );
}

type CaptchaFieldProps<Input extends FieldValues> = Pick<
  AuthFieldProps<Input>,
  'control' | 'name'
> & { captcha: UseQueryResult<Captcha> };

const SIZE = { width: 132, height: 56 };

/** Captcha input; a click on the picture loads a new one. */
function CaptchaField<Input extends FieldValues>(props: CaptchaFieldProps<Input>) {
  const { captcha, ...field } = props;
  const { t } = useTranslation('sign-in');
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <AuthTextField {...field} label={t('field.captcha')} autoComplete="off" isRequired />
      <ButtonBase
        onClick={() => void captcha.refetch()}
        aria-label={t('captcha.refresh')}
        sx={{
          flexShrink: 0,
          ...SIZE,
          borderRadius: 1,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <CaptchaPicture captcha={captcha} />
      </ButtonBase>
    </Box>
  );
}

function CaptchaPicture({ captcha }: { captcha: UseQueryResult<Captcha> }) {
  const { t } = useTranslation('sign-in');
  if (captcha.isFetching) return <Skeleton variant="rectangular" {...SIZE} />;
  if (captcha.data) {
    return <img src={captcha.data.image} alt={t('captcha.picture')} {...SIZE} />;
  }
  return (
    <Typography variant="caption" role="alert" sx={{ display: 'flex', alignItems: 'center' }}>
      <RefreshIcon fontSize="small" />
      {t('captcha.failed')}
    </Typography>
  );
}
