import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '#src/components/router-link.tsx';
import { Calendar } from '../calendar/calendar.tsx';

/** The week's calendar, as wide as the overview. */
export function CalendarCard() {
  const { t } = useTranslation('calendar');
  return (
    <Card component="section" aria-label={t('title')}>
      <Calendar view="week" />
      <Box sx={{ px: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}>
        <RouterButton to="/backstage/calendar" size="small">
          {t('open')}
        </RouterButton>
      </Box>
    </Card>
  );
}
