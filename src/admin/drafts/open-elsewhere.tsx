import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Says that another tab has the same record open. A status, not an alert: no action is needed. */
export function OpenElsewhere() {
  const { t } = useTranslation('crud');
  return (
    <Alert severity="warning" role="status" sx={{ mb: 3 }}>
      {t('draft.openElsewhere')}
    </Alert>
  );
}
