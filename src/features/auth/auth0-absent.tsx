import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { RouterButton } from '#src/components/router-link.tsx';

/** Says that there is no tenant, and leads to the way that works. */
export function Auth0Absent() {
  const { t } = useTranslation('sign-in');
  const { search } = useLocation();
  return (
    <>
      <Alert severity="info" role="note" sx={{ mb: 3 }}>
        {t('auth0.notConfigured')}
      </Alert>
      <RouterButton
        to={`/auth/jwt-local/sign-in${search}`}
        variant="contained"
        size="large"
        fullWidth
      >
        {t('auth0.toPassword')}
      </RouterButton>
    </>
  );
}
