import { valibotResolver } from '@hookform/resolvers/valibot';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#src/lib/toast.ts';
import { useSending } from '#src/components/form/use-sending.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { dialect } from '#src/api/dialects/dialect.ts';
import { passwordStrength } from '#src/lib/text/password-strength.ts';
import { authApi } from './api.ts';
import { AuthHeading } from './auth-heading.tsx';
import { AuthSwitchLink } from './auth-switch-link.tsx';
import { PasswordField } from './password-field.tsx';
import { SignUpInput } from './schema.ts';
import { AuthTextField } from './text-field.tsx';

/** Creates an account, then opens the sign-in of the same method. */
export function Component() {
  const { t } = useTranslation('sign-in');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const signIn = `${pathname.replace(/sign-up\/?$/i, 'sign-in')}${search}${hash}`;

  const goToSignIn = () => {
    toast.success(t('toast.signedUp'));
    void navigate(signIn);
  };

  return (
    <>
      <AuthHeading title={t('signUpTitle')} description={t('signUpDescription')} />
      <SignUpForm onSignedUp={goToSignIn} />
      <AuthSwitchLink question={t('haveAccount')} label={t('signIn')} to={signIn} />
    </>
  );
}

const { password: limits } = dialect;

const STRENGTHS = [
  'password.tooShort',
  'password.weak',
  'password.fair',
  'password.strong',
] as const;

type SignUpFormProps = {
  /** Called after the account is created. */
  onSignedUp: () => void;
};

/** Form of a new account. If the server rejects the input, it stays in the form. */
function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const { t } = useTranslation('sign-in');
  const form = useForm<SignUpInput, unknown, SignUpInput>({
    resolver: valibotResolver(SignUpInput),
    defaultValues: { username: '', password: '', nickname: '', email: '' },
    mode: 'onTouched',
  });
  const { control, formState } = form;
  const password = useWatch({ control, name: 'password' });

  const { failure, submit } = useSending<SignUpInput>({ form, save: authApi.signUp });

  const onSubmit = (event: React.SubmitEvent) => {
    event.preventDefault();
    void submit(onSignedUp);
  };

  return (
    <form noValidate onSubmit={onSubmit}>
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
          hint={t(STRENGTHS[passwordStrength(password, limits.min)], limits)}
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
