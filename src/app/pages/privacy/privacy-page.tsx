import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterLink } from '#src/components/router-link.tsx';
import { useClientValue } from '#src/components/use-client-value.ts';
import { env } from '#src/env.ts';
import { reloadPage } from '#src/lib/browser/reload-page.ts';
import { analyticsSettings, refusesTracking } from '../../analytics/analytics-settings.ts';
import { answerConsent, useConsent } from '../../analytics/consent.ts';
import { loadVisits } from '../../analytics/load-visits.ts';
import { useCompany } from '../../layouts/use-company.ts';

const PARTS = ['device', 'visits', 'contact', 'others', 'rights'] as const;

/** The privacy notice; its text describes what this app does and must change with it. */
export function Component() {
  const { t } = useTranslation('privacy');
  const { name = t('us') } = useCompany();
  const hasForeignScript = import.meta.env.HAS_ANALYTICS && analyticsSettings()?.tool === 'baidu';
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 6, md: 10 } }}>
      <PageMeta title={t('title')} description={t('description')} />
      <Box sx={{ mx: 'auto', maxWidth: '38rem' }}>
        <Typography variant="h1" sx={{ fontSize: 'h2.fontSize' }}>
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>{t('lead', { name })}</Typography>
        {PARTS.map((part) => (
          <Box key={part} component="section" sx={{ mt: 5 }}>
            <Typography variant="h5" component="h2">
              {t(`${part}.title`)}
            </Typography>
            <Typography sx={{ mt: 1.5 }}>
              {t(part === 'others' && hasForeignScript ? 'others.withStatistics' : `${part}.text`)}
            </Typography>
            {part === 'visits' && loadVisits && (
              <Typography sx={{ mt: 1.5 }}>{t('visits.recorded')}</Typography>
            )}
            {part === 'contact' && env.enquiryPath !== '' && (
              <Typography sx={{ mt: 1.5 }}>{t('contact.message')}</Typography>
            )}
          </Box>
        ))}
        {import.meta.env.HAS_ANALYTICS && <StatisticsPart />}
        <Typography sx={{ mt: 3 }}>
          <RouterLink to="/aboutus#contact" color="brand.text">
            {t('toContact')}
          </RouterLink>
        </Typography>
      </Box>
    </Container>
  );
}

/** What is counted, and the visitor's answer, which can be changed. Renders nothing without statistics. */
function StatisticsPart() {
  const { t } = useTranslation('privacy');
  const consent = useConsent();
  const isRefused = useClientValue(refusesTracking, false);
  const settings = analyticsSettings();
  if (settings === null) return null;
  return (
    <Box component="section" id="statistics" sx={{ mt: 5 }}>
      <Typography variant="h5" component="h2">
        {t('statistics.title')}
      </Typography>
      <Typography sx={{ mt: 1.5 }}>{t(`statistics.tool.${settings.tool}`)}</Typography>
      <Typography sx={{ mt: 1.5 }}>
        {t(settings.asksConsent ? 'statistics.withConsent' : 'statistics.withoutCookies')}
      </Typography>
      {isRefused && <Typography sx={{ mt: 1.5 }}>{t('statistics.browserRefuses')}</Typography>}
      {settings.asksConsent && !isRefused && (
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            {t(`statistics.answer.${consent ?? 'none'}`)}
          </Typography>
          {consent !== 'given' && (
            <Button variant="outlined" color="inherit" onClick={() => answerConsent('given')}>
              {t('statistics.agree')}
            </Button>
          )}
          {consent !== 'refused' && (
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => {
                answerConsent('refused');
                // A script that is loaded already can only be stopped by a reload.
                if (consent === 'given') void reloadPage();
              }}
            >
              {t('statistics.refuse')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
