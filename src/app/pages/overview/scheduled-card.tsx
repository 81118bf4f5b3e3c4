import ScheduledIcon from '@mui/icons-material/ScheduleOutlined';
import { useTranslation } from 'react-i18next';
import { isAtTime } from '#src/admin/list/filters/time-filter.ts';
import { isShown, STATUS } from '#src/api/status.ts';
import { advertisementAdminApi } from '#src/features/advertisement/admin-api.ts';
import { announcementAdminApi } from '#src/features/announcement/admin-api.ts';
import { jobAdminApi } from '#src/features/job/admin-api.ts';
import { newsAdminApi } from '#src/features/news/admin-api.ts';
import { formatDateTime } from '#src/i18n/format-date-time.ts';
import { MomentText } from './moment-text.tsx';
import { RecordsCard, soonestFirst } from './records-card.tsx';
import { useFoundAll, useFoundPage } from './use-found.ts';

const FILTERS = { status: String(STATUS.shown), time: 'scheduled' };

/** What visitors will see later. */
export function ScheduledCard() {
  const { t } = useTranslation('overview');
  const published = { filters: FILTERS, sort: 'publishTime' };
  const toRecord = (row: { id: string | number; title: string; publishTime: string }) => ({
    id: row.id,
    title: row.title,
    at: row.publishTime,
  });
  const lists = [
    useFoundPage({ api: newsAdminApi, ...published, toRecord }),
    useFoundPage({ api: jobAdminApi, ...published, toRecord }),
    useFoundAll({
      api: announcementAdminApi,
      filters: FILTERS,
      isFound: (row) => isShown(row) && isAtTime('scheduled', announcementAdminApi.periodOf(row)),
      toRecord,
    }),
    useFoundAll({
      api: advertisementAdminApi,
      filters: FILTERS,
      isFound: (row) => isShown(row) && isAtTime('scheduled', advertisementAdminApi.periodOf(row)),
      toRecord: ({ id, title, startTime }) => ({ id, title, at: startTime }),
    }),
  ];
  return (
    <RecordsCard
      title={t('scheduled.title')}
      hint={t('scheduled.hint')}
      empty={t('scheduled.empty')}
      icon={ScheduledIcon}
      lists={lists}
      order={soonestFirst}
      timeOf={({ at }) => <MomentText iso={at} text={formatDateTime(at)} />}
    />
  );
}
