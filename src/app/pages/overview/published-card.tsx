import PublishedIcon from '@mui/icons-material/CampaignOutlined';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#src/components/use-now.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { formatRelative } from '#src/i18n/format/format-relative.ts';
import { adminApi } from '#src/admin/admin-api.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { STATUS, hasShownStatus } from '#src/api/fields/status.ts';
import { enquiryAdminApi } from '#src/features/enquiry/admin-api.ts';
import { joinCopies } from '#src/features/enquiry/copies.ts';
import type { Enquiry } from '#src/features/enquiry/schema.ts';
import { productAdminApi } from '#src/features/product/admin-api.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { sameId } from '#src/lib/records/id.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { personOf } from '#src/session/person.ts';
import { useSession } from '#src/session/use-session.ts';
import { lastDays } from '#src/admin/list/filters/date-range.ts';
import { jobApi } from '#src/features/job/schema.ts';
import { newsApi } from '#src/features/news/schema.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { CACHED, DAYS, MOST, useFirstRecords } from './reads.ts';

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
      failures={failures}
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

const newsAdminApi = adminApi(newsApi);

const jobAdminApi = adminApi(jobApi);

/** Enquiries that are read; where there are more of the last days, they are not counted. */
const ENQUIRIES = 100;

type Candidate = {
  source: RecordSource;
  record: {
    id: Id;
    title: string;
    /** When it was published or created, ISO 8601. */
    at: string;
    /** Views as the server counts them; 0 where it does not. */
    views: number;
  };
};

/**
 * The shown records that were published in the last days: those of the signed-in person if versions on this computer
 * say that they have saved any, otherwise everybody's, because the server does not say who published a record.
 */
function usePublished() {
  const sources = useRecordSources();
  // Not remembered: the page may stay for longer than a day.
  const days = lastDays(DAYS);
  const shown = { sortOrder: 'desc', status: String(STATUS.shown) } as const;
  const published = { ...shown, sortField: 'publishTime' };
  const news = useFirstRecords(newsAdminApi, { ...published, ...days });
  const jobs = useFirstRecords(jobAdminApi, published);
  const products = useFirstRecords(productAdminApi, { ...shown, sortField: 'createTime' });
  const lists = [
    {
      ...news,
      read: news.records?.map((row) => ({ ...row, at: row.publishTime })),
    },
    {
      ...jobs,
      read: jobs.records?.map((row) => ({ ...row, views: 0, at: row.publishTime })),
    },
    {
      ...products,
      read: products.records?.map((row) => ({ ...row, title: row.name, at: row.createTime })),
    },
  ];
  const known = lists.flatMap((list) => {
    const source = sources.find(({ name }) => name === list.name);
    return source ? [{ source, list }] : [];
  });
  const found = known
    .flatMap(({ source, list: { read = [] } }) =>
      read.filter(hasShownStatus).map((record): Candidate => ({ source, record })),
    )
    .filter(({ record }) => isLatest(record.at, days.from))
    .toSorted((one, other) => Date.parse(other.record.at) - Date.parse(one.record.at));
  const own = useOwn(found);
  const enquiries = useEnquiries(days.from);
  const items = (own.length > 0 ? own : found).slice(0, MOST).map((one) => ({
    ...one,
    enquiries: enquiries?.filter((enquiry) => isAbout(enquiry, one)).length ?? 0,
  }));
  return {
    items,
    isOwn: own.length > 0,
    isLoading: known.some(({ list }) => list.records === undefined && list.error === null),
    failures: known.flatMap(({ source, list: { error, refetch } }) =>
      error ? [{ source, error, retry: refetch }] : [],
    ),
  };
}

function isLatest(at: string, firstDay: string): boolean {
  return at !== '' && Date.parse(at) <= currentTime() && Date.parse(at) >= Date.parse(firstDay);
}

/** The records that the signed-in person has saved on this computer. */
function useOwn(found: Candidate[]): Candidate[] {
  const person = personOf(useSession().user);
  const keys = found.map(({ source, record }) => `${source.name} ${record.id}`);
  const { data } = useQuery({
    queryKey: ['version', 'own', person, keys],
    queryFn: async () => {
      const saved = found.map(async ({ source, record }) => {
        const key = { user: person ?? '', type: source.name, record: String(record.id) };
        return (await localCopies.ofRecord('version', key)).length > 0;
      });
      const isOwn = await Promise.all(saved);
      return keys.filter((_key, index) => isOwn[index]);
    },
    enabled: person !== null && found.length > 0,
    staleTime: 0,
    networkMode: 'always',
  });
  return found.filter(({ source, record }) => data?.includes(`${source.name} ${record.id}`));
}

/** The enquiries since a day; undefined while they are read, where there are none, and where there are too many. */
function useEnquiries(from: string): Enquiry[] | undefined {
  const isOffered = useRecordSources().some(({ name }) => name === enquiryAdminApi.name);
  const { data } = useQuery({
    ...enquiryAdminApi.page({
      pageNo: 1,
      pageSize: ENQUIRIES,
      sortField: 'createTime',
      sortOrder: 'desc',
      from,
    }),
    ...CACHED,
    select: (page) => ((page.total ?? 0) <= page.rows.length ? joinCopies(page).rows : undefined),
    enabled: isOffered,
  });
  return data;
}

function isAbout({ type, recordId, createTime }: Enquiry, { source, record }: Candidate): boolean {
  return (
    type === source.name &&
    recordId !== null &&
    sameId(recordId, record.id) &&
    Date.parse(createTime) >= Date.parse(record.at)
  );
}
