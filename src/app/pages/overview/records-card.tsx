import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { formatCount } from '#src/i18n/format/format-count.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { MOST } from './use-found.ts';
import type { FoundList, FoundRecord } from './use-found.ts';

type RecordsCardProps = {
  title: string;
  hint: string;
  icon: typeof SvgIcon;
  empty: string;
  lists: FoundList[];
  /** Which record comes first. */
  order: (one: FoundRecord, other: FoundRecord) => number;
  timeOf: (record: FoundRecord) => ReactNode;
  /** Replaces the type's name in the link to a list, in a card of one type. */
  listName?: string;
  links?: { to: string; text: string }[];
};

/** Comparators by time. */
export const soonestFirst = (one: FoundRecord, other: FoundRecord) =>
  (Date.parse(one.at) || 0) - (Date.parse(other.at) || 0);
export const latestFirst = (one: FoundRecord, other: FoundRecord) => soonestFirst(other, one);

/** Null where one of them is unknown. */
function sumOf(totals: (number | null)[]): number | null {
  return totals.reduce((sum, total) => (sum === null || total === null ? null : sum + total), 0);
}

/** A card of records of one or more content types: the first ones, and links to the filtered lists. */
export function RecordsCard(props: RecordsCardProps) {
  const { lists, order, timeOf, listName, links = [], ...card } = props;
  const { t } = useTranslation('overview');
  const { t: typeT } = useTranslation(['navdata', 'common']);
  const sources = useRecordSources();
  const known = lists.flatMap((list) => {
    const source = sources.find(({ name }) => name === list.name);
    return source ? [{ list, source, name: typeT(source.title) }] : [];
  });
  const rows = known
    .flatMap(({ list, source, name }) =>
      (list.data?.records ?? []).map((record) => ({ record, source, type: name })),
    )
    .toSorted((one, other) => order(one.record, other.record))
    .slice(0, MOST);
  const read = known.flatMap(({ list }) => list.data ?? []);
  return (
    <OverviewCard
      {...card}
      isLoading={known.some(({ list }) => list.data === undefined && list.error === null)}
      total={read.length > 0 ? sumOf(read.map(({ total }) => total)) : undefined}
      failures={known.flatMap(({ list: { error, refetch }, name }) =>
        error ? [{ name, error, retry: refetch }] : [],
      )}
      links={[
        ...known.flatMap(({ list: { data, search }, source, name }) =>
          data && data.total !== 0
            ? [
                {
                  to: `${source.listPath}?${search}`,
                  text: t('listOf', { name: listName ?? name, number: formatCount(data.total) }),
                },
              ]
            : [],
        ),
        ...links,
      ]}
    >
      {rows.map(({ record, source, type }) => (
        <CardRow
          key={`${source.name} ${record.id}`}
          title={record.title}
          to={source.formPath(record.id)}
          text={type}
          end={timeOf(record)}
        />
      ))}
    </OverviewCard>
  );
}
