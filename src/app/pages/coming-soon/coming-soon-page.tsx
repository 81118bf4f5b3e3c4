import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';

export function Component() {
  const { t } = useTranslation(['coming-soon', 'common']);
  return (
    <Box sx={{ textAlign: 'center' }}>
      <PageMeta title={t('title')} description={t('description')} />
      <Box sx={{ mx: 'auto', mb: 4, maxWidth: 280 }}>
        <EmptyIllustration />
      </Box>
      <Typography variant="h3" component="h1">
        {t('title')}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t('description')}</Typography>
      <RouterButton to="/home" variant="contained" color="secondary" size="large" sx={{ mt: 5 }}>
        {t('common:action.toHome')}
      </RouterButton>
    </Box>
  );
}
