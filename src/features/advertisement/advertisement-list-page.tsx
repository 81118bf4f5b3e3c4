import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import PlayIcon from '@mui/icons-material/PlayCircleOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { LinkMark } from '#src/admin/links/link-mark.tsx';
import type { ListLook } from '#src/admin/list/type-list.tsx';
import { WholeTypeListPage } from '#src/admin/list/whole-type-list.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { formatEndTime } from '#src/i18n/format/format-end.ts';
import { formatRelative } from '#src/i18n/format/format-relative.ts';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { timeState } from '#src/lib/time/time-state.ts';
import { type Advertisement, advertisementApi } from './schema.ts';

const advertisementAdminApi = adminApi(advertisementApi);

const LOOK: ListLook<Advertisement> = {
  columns: ['title', 'subtitle', 'link', 'startTime', 'endTime', 'sort', 'status'],
  cells: {
    link: { cell: ({ link }) => <AdvertisementLink link={link} /> },
    startTime: { cell: (one) => <AdvertisementWindow advertisement={one} /> },
  },
  texts: ['link', 'startTime'],
};

export function Component() {
  const { t } = useTranslation('advertisement-rota');
  return (
    <WholeTypeListPage
      api={advertisementAdminApi}
      look={LOOK}
      headerActions={
        <RouterButton to="/backstage/site/announcement/list" color="inherit">
          {t('list.announcements')}
        </RouterButton>
      }
    />
  );
}

function AdvertisementLink({ link }: { link: string }) {
  const { t } = useTranslation('advertisement-rota');
  if (link === '') return t('list.noLink');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'normal' }}>
      <Link
        dir="ltr"
        href={safeHref(link)}
        target="_blank"
        rel="noopener"
        color="inherit"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {link}
      </Link>
      <LinkMark href={link} />
    </Box>
  );
}

const LOOKS = {
  scheduled: { Icon: ScheduleIcon, color: 'info.text', moment: 'window.starts' },
  running: { Icon: PlayIcon, color: 'success.text', moment: 'window.ends' },
  over: { Icon: EventBusyIcon, color: 'text.secondary', moment: 'window.ended' },
} as const;

/** When its time begins or ends, relative to now, with the exact time as tooltip. */
function AdvertisementWindow({ advertisement }: { advertisement: Advertisement }) {
  const { t } = useTranslation('advertisement-rota');
  const { startTime, endTime } = advertisement;
  const state = timeState(startTime, endTime);
  const at = state === 'scheduled' ? startTime : endTime;
  const { Icon, color, moment } = LOOKS[state];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color }}>
      <Icon sx={{ fontSize: 18 }} />
      {at === '' ? (
        t('window.always')
      ) : (
        <time dateTime={at} title={formatEndTime(at)}>
          {t(moment, { time: formatRelative(at) })}
        </time>
      )}
    </Box>
  );
}
