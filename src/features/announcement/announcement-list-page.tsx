import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { CardList } from '#src/admin/list/rows/card-list.tsx';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { TextRow } from '#src/admin/list/cells/text-row.tsx';
import { TitleMark } from '#src/admin/list/cells/title-mark.tsx';
import { useColumns } from '#src/admin/list/use-columns.tsx';
import { WholeList } from '#src/admin/list/whole-list.tsx';
import { hasField } from '#src/api/wire/server-call.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { formatEndTime } from '#src/i18n/format/format-end.ts';
import { formatRelative } from '#src/i18n/format/format-relative.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import { timeState } from '#src/lib/time/time-state.ts';
import { byUrgency } from './by-urgency.ts';
import {
  type Announcement,
  ANNOUNCEMENT_TYPES,
  announcementFields,
  announcementApi,
} from './schema.ts';
import { announcementTypeText } from './announcement-type-text.ts';

const announcementAdminApi = adminApi(announcementApi);

/** Whether announcements on the server have this field. */
const hasAnnouncementField = (name: keyof typeof announcementFields) =>
  hasField('GET /notice/get', name);

export function Component() {
  const { t } = useTranslation(['announcement', 'home']);
  const columns = useAnnouncementColumns();
  const newButton = <NewButton label={t('new.title')} />;
  const types = ANNOUNCEMENT_TYPES.map((type) => ({
    value: type,
    label: t(`home:notice.type.${type}`),
  }));
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <WholeList
        label={t('list.title')}
        api={announcementAdminApi}
        order={byUrgency}
        textsOf={({ title, content }) => [title, htmlText(content)]}
        columns={columns}
        bulkFields={[{ kind: 'flag', name: 'pinned', label: t('field.pinned') }]}
        filters={<FilterSelect<'type'> name="type" label={t('field.type')} options={types} />}
        newButton={newButton}
      >
        {({ rows, actions }) => (
          <CardList label={t('list.title')} rows={rows} labelOf={announcementAdminApi.labelOf}>
            {(announcement) => (
              <AnnouncementRow announcement={announcement} actions={actions(announcement)} />
            )}
          </CardList>
        )}
      </WholeList>
    </>
  );
}

type AnnouncementRowProps = { announcement: Announcement; actions: ReactNode };

function AnnouncementRow({ announcement, actions }: AnnouncementRowProps) {
  const { t } = useTranslation('announcement');
  const { t: homeT } = useTranslation('home');
  const { id, title, type, pinned } = announcement;
  return (
    <TextRow
      title={
        <span title={title}>
          {pinned && <TitleMark color="primary" label={t('mark.pinned')} />}
          {title}
        </span>
      }
      to={editPathOf(id)}
      text={
        <Box sx={{ whiteSpace: 'normal' }}>
          {announcementTypeText(homeT, type)} · <AnnouncementTimes announcement={announcement} />
        </Box>
      }
      record={announcement}
      name={title}
      actions={actions}
    />
  );
}

type AnnouncementTimesProps = { announcement: Announcement };

/** Times of publication and expiry relative to now, with the exact time as tooltip. */
function AnnouncementTimes({ announcement }: AnnouncementTimesProps) {
  const { t } = useTranslation('announcement');
  const { publishTime, expireTime, createTime } = announcement;
  if (!hasAnnouncementField('publishTime')) return <RelativeTime iso={createTime} />;
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

/** CSV columns. */
function useAnnouncementColumns() {
  const { t } = useTranslation('home');
  const column = useColumns(announcementFields, 'announcement');
  return [
    column('title'),
    column('type', { csv: ({ type }) => announcementTypeText(t, type) }),
    column('pinned'),
    column('publishTime'),
    column('expireTime'),
    column('status'),
  ];
}
