import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { useTranslation } from 'react-i18next';
import { fieldHash } from '#src/admin/records/field-hash.ts';
import { type SourceRecord, textIn } from '#src/admin/records/record-source.ts';
import { formatEndTime } from '#src/i18n/format/format-end.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { byTime } from '../calendar/moments.ts';
import { useMoments } from '../calendar/use-moments.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { DAYS, MOST } from './reads.ts';

const WEEK = DAYS * 86_400_000;

/** What begins and what ends in the coming days, of all types, with who has to do with it, the soonest first. */
export function WeekCard() {
  const { t } = useTranslation(['overview', 'calendar']);
  const { t: typeT } = useTranslation(['navdata', 'common']);
  const now = currentTime();
  const { moments, partial, failures, isReading } = useMoments({
    from: serverDay(now),
    to: serverDay(now + WEEK),
  });
  const coming = moments
    .filter(({ at }) => Date.parse(at) > now && Date.parse(at) <= now + WEEK)
    .toSorted(byTime);
  return (
    <OverviewCard
      title={t('week.title', { count: DAYS })}
      icon={CalendarIcon}
      hint={partial
        .map(({ source, read }) =>
          t('calendar:partial', { type: typeT(source.title), count: read }),
        )
        .join(' ')}
      isLoading={isReading}
      total={isReading ? undefined : coming.length}
      failures={failures}
      links={[{ to: '/backstage/calendar', text: t('calendar:open') }]}
    >
      {coming.slice(0, MOST).map(({ key, kind, source, record, field, at }) => (
        <CardRow
          key={key}
          title={record.title}
          to={`${source.formPath(record.id)}${fieldHash(field)}`}
          text={[t(`week.${kind}`, { type: typeT(source.title) }), personIn(record)]
            .filter((text) => text !== '')
            .join(' · ')}
          end={<time dateTime={at}>{formatEndTime(at)}</time>}
        />
      ))}
    </OverviewCard>
  );
}

/** What servers call the person of a record: the last editor (RuoYi, JeecgBoot), or the author of a news item. */
const PERSONS = ['updateBy', 'createBy', 'author'];

function personIn({ fields }: SourceRecord): string {
  return PERSONS.map((name) => textIn(fields, name)).find((text) => text !== '') ?? '';
}
