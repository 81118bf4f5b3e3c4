import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useClientValue } from '#src/components/use-client-value.ts';
import { reloadPage } from '#src/lib/browser/reload-page.ts';
import { analyticsSettings, refusesTracking } from '../../analytics/analytics-settings.ts';
import { answerConsent, useConsent } from '../../analytics/consent.ts';

/** What is counted, and the visitor's answer, which can be changed. Renders nothing without statistics. */
export function StatisticsPart() {
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
                // A script that is loaded already can only be ended with its page.
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
