import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import type { ListLook } from '#src/admin/list/type-list.tsx';
import { WholeTypeListPage } from '#src/admin/list/whole-type-list.tsx';
import { hasField } from '#src/api/wire/server-call.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { formatEndTime } from '#src/i18n/format/format-end.ts';
import { formatRelative } from '#src/i18n/format/format-relative.ts';
import { timeState } from '#src/lib/time/time-state.ts';
import { announcementTypeText } from './announcement-type-text.ts';
import { byUrgency } from './by-urgency.ts';
import { type Announcement, ANNOUNCEMENT_TYPES, announcementApi } from './schema.ts';

const announcementAdminApi = adminApi(announcementApi);

const typeOf = ({ type }: Announcement) =>
  announcementTypeText(i18next.getFixedT(null, 'home'), type);

const LOOK: ListLook<Announcement> = {
  cells: {
    type: { cell: typeOf, csv: typeOf },
    publishTime: { cell: (one) => <AnnouncementTimes announcement={one} /> },
  },
  texts: ['type', 'publishTime'],
  mark: 'pinned',
};

export function Component() {
  const { t } = useTranslation(['announcement', 'home']);
  const types = ANNOUNCEMENT_TYPES.map((type) => ({
    value: type,
    label: t(`home:notice.type.${type}`),
  }));
  return (
    <WholeTypeListPage
      api={announcementAdminApi}
      look={LOOK}
      order={byUrgency}
      filters={{
        type: <FilterSelect name="type" label={t('field.type')} options={types} />,
      }}
    />
  );
}

/** Times of publication and expiry relative to now, with the exact time as tooltip. */
function AnnouncementTimes({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation('announcement');
  const { publishTime, expireTime, createTime } = announcement;
  if (!hasField('GET /notice/get', 'publishTime')) return <RelativeTime iso={createTime} />;
  const state = timeState(publishTime, expireTime);
  const begins = state === 'scheduled' ? 'time.goesUp' : 'time.published';
  const ends = state === 'over' ? 'time.expired' : 'time.expires';
  return (
    <>
      {publishTime !== '' && (
        <>
          <time dateTime={publishTime} title={formatDateTime(publishTime)}>
            {t(begins, { time: formatRelative(publishTime) })}
          </time>
          {' · '}
        </>
      )}
      {expireTime === '' ? (
        t('time.always')
      ) : (
        <time dateTime={expireTime} title={formatEndTime(expireTime)}>
          {t(ends, { time: formatRelative(expireTime) })}
        </time>
      )}
    </>
  );
}
