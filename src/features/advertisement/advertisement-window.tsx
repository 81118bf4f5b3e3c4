import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import PlayIcon from '@mui/icons-material/PlayCircleOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#src/i18n/format-date-time.ts';
import { formatRelative } from '#src/i18n/format-relative.ts';
import { timeState } from '#src/lib/time-state.ts';
import type { Advertisement } from './schema.ts';

type AdvertisementWindowProps = { advertisement: Advertisement };

const LOOKS = {
  scheduled: { Icon: ScheduleIcon, color: 'info.text', moment: 'window.starts' },
  running: { Icon: PlayIcon, color: 'success.text', moment: 'window.ends' },
  over: { Icon: EventBusyIcon, color: 'text.secondary', moment: null },
} as const;

/** Whether a slide's time is to come, on or over, and when that changes; the full date on hover. */
export function AdvertisementWindow({ advertisement }: AdvertisementWindowProps) {
  const { t } = useTranslation('advertisement-rota');
  const { startTime, endTime } = advertisement;
  const state = timeState(startTime, endTime);
  const at = state === 'scheduled' ? startTime : endTime;
  const { Icon, color, moment } = LOOKS[state];
  const time = formatRelative(at);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, typography: 'body2' }}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color }}>
        <Icon sx={{ fontSize: 18 }} />
        {t(`window.${state}`)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {at === '' ? (
          t('window.always')
        ) : (
          <time dateTime={at} title={formatDateTime(at)}>
            {moment === null ? time : t(moment, { time })}
          </time>
        )}
      </Box>
    </Box>
  );
}
