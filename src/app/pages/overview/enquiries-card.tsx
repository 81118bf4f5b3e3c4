import EnquiryIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import { useTranslation } from 'react-i18next';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { enquiryAdminApi } from '#src/features/enquiry/admin-api.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { useFirstRecords } from './reads.ts';

const NEW = 'new';

/** The messages of visitors that nobody has begun with, the newest first. */
export function EnquiriesCard() {
  const { t } = useTranslation('overview');
  const source = useRecordSource(enquiryAdminApi.name);
  const { records, total, error, refetch } = useFirstRecords(enquiryAdminApi, {
    sortField: 'createTime',
    sortOrder: 'desc',
    progress: NEW,
  });
  const unread = records?.filter(({ progress }) => progress === NEW);
  // Servers that do not know the filter count all messages.
  const isFiltered = unread?.length === records?.length;
  return (
    <OverviewCard
      title={t('enquiries.title')}
      icon={EnquiryIcon}
      isLoading={records === undefined && error === null}
      total={unread && (isFiltered ? (total ?? null) : unread.length)}
      failures={error ? [{ name: t('enquiries.title'), error, retry: refetch }] : []}
      links={source ? [{ to: `${source.listPath}?progress=${NEW}`, text: t('enquiries.all') }] : []}
    >
      {unread?.map(({ id, name, title, content, createTime }) => (
        <CardRow
          key={id}
          title={content}
          to={source?.formPath(id)}
          text={[name, title].filter((text) => text !== '').join(' · ')}
          end={<RelativeTime iso={createTime} />}
        />
      ))}
    </OverviewCard>
  );
}
