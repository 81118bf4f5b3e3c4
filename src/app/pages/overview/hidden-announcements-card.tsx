import AnnouncementIcon from '@mui/icons-material/AnnouncementOutlined';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { announcementAdminApi } from '#src/features/announcement/admin-api.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { CardRow, MomentText } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { CACHED, MOST } from './reads.ts';

const AREA = '/backstage/site/announcement';

/** Card of the announcements that visitors do not see; also the link to their list, which is not in the menu. */
export function HiddenAnnouncementsCard() {
  const { t } = useTranslation(['overview', 'navdata']);
  const query = announcementAdminApi.all();
  const { data, error, refetch } = useQuery({ ...query, ...CACHED });
  const hidden = useWithoutPending(query.queryKey)(data ?? NOTHING)
    .rows.filter(({ status }) => status === STATUS.hidden)
    .toSorted((one, other) => other.publishTime.localeCompare(one.publishTime));
  const source = useRecordSource(announcementAdminApi.name);
  const name = t('hidden.title');
  const number = formatNumber(hidden.length);
  return (
    <OverviewCard
      title={name}
      hint={t('hidden.hint')}
      empty={t('hidden.empty')}
      icon={AnnouncementIcon}
      isLoading={data === undefined && error === null}
      total={data && hidden.length}
      failures={error ? [{ name, error, retry: refetch }] : []}
      links={[
        ...(hidden.length > 0
          ? [
              {
                to: `${AREA}/list?status=${STATUS.hidden}`,
                text: t('listOf', { name: t('hidden.list'), number }),
              },
            ]
          : []),
        { to: `${AREA}/list`, text: t('hidden.all') },
      ]}
    >
      {hidden.slice(0, MOST).map(({ id, title, publishTime }) => (
        <CardRow
          key={id}
          title={title}
          to={source?.formPath(id, title)}
          text={t('navdata:announcement')}
          end={<MomentText iso={publishTime} text={formatDateTime(publishTime)} />}
        />
      ))}
    </OverviewCard>
  );
}

const NOTHING = { rows: [] };
