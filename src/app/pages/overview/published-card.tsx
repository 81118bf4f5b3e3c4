import PublishedIcon from '@mui/icons-material/CampaignOutlined';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/components/use-now.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { formatRelative } from '#src/i18n/format/format-relative.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { usePublished } from './use-published.ts';

/** Card of the records published last, with the views of each and the enquiries about it. */
export function PublishedCard() {
  const { t } = useTranslation('overview');
  const { t: typeT } = useTranslation(['navdata', 'common']);
  const now = useNow();
  const { items, isOwn, isLoading, failures } = usePublished();
  const title = t(isOwn ? 'published.own' : 'published.title');
  return (
    <OverviewCard
      title={title}
      icon={PublishedIcon}
      isLoading={isLoading}
      total={isLoading ? undefined : items.length}
      isCounted={false}
      failures={failures.map(({ source, error, retry }) => ({
        name: typeT(source.title),
        error,
        retry,
      }))}
    >
      {items.map(({ source, record, enquiries }) => (
        <CardRow
          key={`${source.name} ${record.id}`}
          title={record.title}
          to={source.formPath(record.id)}
          text={t(source.name === 'product' ? 'published.created' : 'published.since', {
            type: typeT(source.title),
            time: formatRelative(record.at, now),
          })}
          end={
            <>
              {record.views > 0 && (
                <span>
                  {t('published.views', {
                    count: record.views,
                    number: formatNumber(record.views),
                  })}
                </span>
              )}
              {enquiries > 0 && (
                <span>
                  {t('published.enquiries', { count: enquiries, number: formatNumber(enquiries) })}
                </span>
              )}
            </>
          }
        />
      ))}
    </OverviewCard>
  );
}
