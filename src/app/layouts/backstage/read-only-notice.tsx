import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { lacksPermissions } from '#src/session/permissions.ts';
import { useSession } from '#src/session/use-session.ts';

/** Says above all pages why nothing can be changed, where the server has sent no permissions. */
export function ReadOnlyNotice() {
  const { t } = useTranslation('navbar');
  const { user } = useSession();
  if (!lacksPermissions(user)) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 3 }}>
      {t('noPermissions')}
    </Alert>
  );
}
