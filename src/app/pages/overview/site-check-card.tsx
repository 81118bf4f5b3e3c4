import SiteCheckIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#src/i18n/format/format-count.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { FINDING_KINDS } from '../site-check/finding.ts';
import { lastCheck } from '../site-check/last-check.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';

const PAGE = '/backstage/site-check';

/** Card with the figures of the last site check, as stored in this browser; it reads no records itself. */
export function SiteCheckCard() {
  const { t } = useTranslation('site-check');
  const last = lastCheck.useStored();
  const counts = FINDING_KINDS.map((kind) => ({ kind, count: last?.counts[kind] ?? 0 }));
  return (
    <OverviewCard
      title={t('title')}
      hint={
        last
          ? t('card.hint', { time: formatDateTime(new Date(last.at).toISOString()) })
          : t('card.never')
      }
      icon={SiteCheckIcon}
      total={last ? counts.reduce((sum, { count }) => sum + count, 0) : undefined}
      isLoading={false}
      links={[{ to: PAGE, text: t(last ? 'card.open' : 'card.start') }]}
    >
      {counts
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <CardRow key={kind} title={t(`kind.${kind}`)} to={PAGE} end={formatCount(count)} />
        ))}
    </OverviewCard>
  );
}
