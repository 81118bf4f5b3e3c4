import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

type BandErrorProps = { onRetry: () => void };

/** Error message of one band, with a retry button. */
export function BandError({ onRetry }: BandErrorProps) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        color: 'text.secondary',
      }}
    >
      <span role="status">{t('band.failed')}</span>
      <Button variant="soft" color="secondary" onClick={onRetry}>
        {t('common:action.retry')}
      </Button>
    </Box>
  );
}
