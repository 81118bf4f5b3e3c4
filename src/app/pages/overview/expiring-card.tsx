import ExpiringIcon from '@mui/icons-material/EventBusyOutlined';
import { useTranslation } from 'react-i18next';
import { isAtTime, SOON_DAYS } from '#src/admin/list/filters/time-filter.ts';
import { isShown, STATUS } from '#src/api/status.ts';
import { advertisementAdminApi } from '#src/features/advertisement/admin-api.ts';
import { honorAdminApi } from '#src/features/honor/admin-api.ts';
import { jobAdminApi } from '#src/features/job/admin-api.ts';
import { formatEndDay } from '#src/i18n/format-end.ts';
import { MomentText } from './moment-text.tsx';
import { RecordsCard, soonestFirst } from './records-card.tsx';
import { useFoundAll, useFoundPage } from './use-found.ts';

const FILTERS = { status: String(STATUS.shown), time: 'soon' };

/** What visitors will soon no longer see, or will see as expired. */
export function ExpiringCard() {
  const { t } = useTranslation('overview');
  const lists = [
    useFoundAll({
      api: advertisementAdminApi,
      filters: FILTERS,
      isFound: (row) => isShown(row) && isAtTime('soon', advertisementAdminApi.periodOf(row)),
      toRecord: ({ id, title, endTime }) => ({ id, title, at: endTime }),
    }),
    useFoundPage({
      api: jobAdminApi,
      filters: FILTERS,
      sort: 'deadline',
      toRecord: ({ id, title, deadline }) => ({ id, title, at: deadline }),
    }),
    useFoundPage({
      api: honorAdminApi,
      filters: FILTERS,
      sort: 'validUntil',
      toRecord: (honor) => ({
        id: honor.id,
        title: honor.name,
        at: honorAdminApi.periodOf(honor).end,
      }),
    }),
  ];
  return (
    <RecordsCard
      title={t('expiring.title')}
      hint={t('expiring.hint', { count: SOON_DAYS })}
      empty={t('expiring.empty', { count: SOON_DAYS })}
      icon={ExpiringIcon}
      lists={lists}
      order={soonestFirst}
      timeOf={({ at }) => <MomentText iso={at} text={formatEndDay(at)} />}
    />
  );
}
