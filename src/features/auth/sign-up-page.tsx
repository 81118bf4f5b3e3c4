import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { toast } from 'sonner';
import { AuthHeading } from './auth-heading.tsx';
import { OtherWay } from './other-way.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Makes an account with `POST /user/create`, then leads to signing in with the same method. */
export function Component() {
  const { t } = useTranslation('sign-in');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const signIn = `${pathname.replace(/sign-up\/?$/i, 'sign-in')}${search}`;

  const leadOn = () => {
    toast.success(t('toast.signedUp'));
    void navigate(signIn);
  };

  return (
    <>
      <AuthHeading title={t('signUpTitle')} description={t('signUpDescription')} />
      <SignUpForm onSignedUp={leadOn} />
      <OtherWay question={t('haveAccount')} label={t('signIn')} to={signIn} />
    </>
  );
}
