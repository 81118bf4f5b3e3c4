import AnnouncementIcon from '@mui/icons-material/AnnouncementOutlined';
import { useTranslation } from 'react-i18next';
import { STATUS } from '#src/api/fields/status.ts';
import { announcementAdminApi } from '#src/features/announcement/admin-api.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { MomentText } from './moment-text.tsx';
import { latestFirst, RecordsCard } from './records-card.tsx';
import { useFoundAll } from './use-found.ts';

/** Announcements that visitors do not see; also the way to their list, which is not in the menu. */
export function HiddenAnnouncementsCard() {
  const { t } = useTranslation('overview');
  const hidden = useFoundAll({
    api: announcementAdminApi,
    filters: { status: String(STATUS.hidden) },
    isFound: ({ status }) => status === STATUS.hidden,
    toRecord: ({ id, title, publishTime }) => ({ id, title, at: publishTime }),
  });
  return (
    <RecordsCard
      title={t('hidden.title')}
      hint={t('hidden.hint')}
      empty={t('hidden.empty')}
      icon={AnnouncementIcon}
      lists={[hidden]}
      order={latestFirst}
      timeOf={({ at }) => <MomentText iso={at} text={formatDateTime(at)} />}
      listName={t('hidden.list')}
      links={[{ to: '/backstage/site/announcement/list', text: t('hidden.all') }]}
    />
  );
}
