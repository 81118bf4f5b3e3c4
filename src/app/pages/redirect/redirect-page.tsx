import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { useSiteName } from '#src/components/page/site-name.ts';

/** The page at `/`, shown until the home page's code is loaded. The link is for browsers without JavaScript. */
export function Component() {
  const { t } = useTranslation('home');
  const { search, hash } = useLocation();
  const home = { pathname: '/home', search, hash };
  return (
    <Box sx={{ textAlign: 'center' }}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <Typography variant="h3" component="h1">
        {useSiteName()}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary', textWrap: 'balance' }}>
        {t('redirect.text')}
      </Typography>
      <RouterButton
        to={home}
        replace
        variant="contained"
        color="secondary"
        size="large"
        sx={{ mt: 5 }}
      >
        {t('redirect.link')}
      </RouterButton>
      <Navigate to={home} replace />
    </Box>
  );
}
