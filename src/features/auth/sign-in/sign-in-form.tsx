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
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dialect } from '#src/api/dialects/dialect.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { useSession } from '#src/session/use-session.ts';
import { authApi } from '../api.ts';
import { PasswordField } from '../password-field.tsx';
import { type Captcha, CaptchaSignInInput, SignInInput } from '../schema.ts';
import { type AuthFieldProps, AuthTextField } from '../text-field.tsx';
import type { PasswordMethod } from '../to-session.ts';
import { useSignIn } from './use-sign-in.ts';

type SignInFormProps = {
  method: PasswordMethod;
  /** Set in the dialog over a page whose session has ended; username '' if unknown. */
  again?: { username: string };
};

/** Sign-in with username and password. If it fails, the input stays in the form. */
export function SignInForm({ method, again }: SignInFormProps) {
  const { t } = useTranslation('sign-in');
  const { status } = useSession();
  const { signIn, failure } = useSignIn(method, again !== undefined);
  const captcha = useQuery(authApi.captcha());
  const client = useQueryClient();
  const newestCaptcha = () => client.getQueryData(authApi.captcha().queryKey);
  // Reads the newest captcha, which may have arrived after the last render.
  const resolver: Resolver<SignInInput> = (...values) =>
    valibotResolver(newestCaptcha() ? CaptchaSignInInput : SignInInput)(...values);
  const sending = useRef(false);
  const form = useForm<SignInInput, unknown, SignInInput>({
    resolver,
    defaultValues: { username: again?.username ?? '', password: '', captcha: '' },
    mode: 'onTouched',
  });
  const { control, handleSubmit, formState, setValue, setFocus } = form;
  const focusEmpty = useEffectEvent(() => {
    if (again) setFocus(again.username === '' ? 'username' : 'password');
  });
  useEffect(() => focusEmpty(), []);

  const send = async ({ captcha: code, ...credentials }: SignInInput) => {
    const { id, idField, codeField } = newestCaptcha() ?? {};
    const proof = idField && codeField ? { [idField]: id, [codeField]: code } : {};
    if (await signIn({ ...credentials, ...proof })) return;
    // A captcha can be used only once, and some servers require one only after a failure.
    setValue('captcha', '');
    void captcha.refetch();
  };

  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault();
    // Prevents a second request by a second click before the next render.
    if (sending.current) return;
    sending.current = true;
    // A required captcha needs its picture. If none is known to be required, a failed call blocks nobody.
    const hasNoPicture = captcha.isError && newestCaptcha();
    if (captcha.isFetching || hasNoPicture) await captcha.refetch({ cancelRefetch: false });
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
        <CaptchaField control={control} name="captcha" captcha={captcha} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          // Also while the next page loads.
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

/** Whether the server probably requires a captcha: its dialect has the call. */
const isExpected = () => typeof dialect.calls['GET /system/captcha'] === 'string';

/**
 * Captcha input; a click on the picture loads a new one, also after a failure. Renders nothing if the server requires
 * no captcha.
 */
function CaptchaField<Input extends FieldValues>(props: CaptchaFieldProps<Input>) {
  const { captcha, ...field } = props;
  const { t } = useTranslation(['sign-in', 'common']);
  const { data, error, isPending, errorUpdateCount } = captcha;
  const hasField = error === null && (data !== undefined || isExpected());
  if (data === null && error === null) return null;
  if (isPending && !hasField && errorUpdateCount === 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {hasField ? (
        <AuthTextField {...field} label={t('field.captcha')} autoComplete="off" isRequired />
      ) : (
        <Typography
          variant="body2"
          role={error ? 'alert' : undefined}
          sx={{ flexGrow: 1, alignSelf: 'center', color: error ? 'error.main' : 'text.secondary' }}
        >
          {error ? t('captcha.failed', { reason: errorMessage(error) }) : t('common:loading')}
        </Typography>
      )}
      <ButtonBase
        onClick={() => void captcha.refetch()}
        aria-label={hasField ? t('captcha.refresh') : undefined}
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
  if (captcha.data && !captcha.isError) {
    return (
      <Box
        component="img"
        src={captcha.data.image}
        alt={t('captcha.picture')}
        // Many captchas are transparent and drawn for a white background.
        sx={{ ...SIZE, objectFit: 'contain', bgcolor: 'common.white' }}
      />
    );
  }
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      <RefreshIcon fontSize="small" />
      {t('captcha.again')}
    </Typography>
  );
}
