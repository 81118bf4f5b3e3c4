import TopPagesIcon from '@mui/icons-material/TrendingUpOutlined';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastDays } from '#src/admin/list/filters/date-range.ts';
import { usePageTitles } from '#src/admin/links/use-page-titles.ts';
import { accessLogApi } from '#src/features/access-log/api.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { KEPT, MOST } from './use-found.ts';

const DAYS = 7;
const LIST = '/backstage/system/access-log/list';

/** The pages of the site that were opened most in the last days. */
export function TopPagesCard() {
  const { t } = useTranslation('overview');
  const [days] = useState(() => lastDays(DAYS));
  const { data, error, refetch } = useQuery({ ...accessLogApi.tally(days, () => {}), ...KEPT });
  const visited = data?.pages.filter(({ name }) => !isBackOffice(name));
  const pages = visited?.slice(0, MOST) ?? [];
  const titleOf = usePageTitles(pages.map(({ name }) => name));
  const logOf = (filters: Record<string, string>) =>
    `${LIST}?${String(new URLSearchParams({ ...days, ...filters }))}`;
  return (
    <OverviewCard
      title={t('topPages.title')}
      hint={t('topPages.hint', { count: DAYS })}
      empty={t('topPages.empty', { count: DAYS })}
      icon={TopPagesIcon}
      isLoading={data === undefined && error === null}
      total={visited?.reduce((sum, { visits }) => sum + visits, 0)}
      failures={error ? [{ name: t('topPages.title'), error, retry: refetch }] : []}
      links={[{ to: logOf({}), text: t('topPages.all') }]}
    >
      {pages.map(({ name, visits }) => {
        const title = titleOf(name);
        return (
          <CardRow
            key={name}
            title={title || name}
            to={logOf({ path: name })}
            text={title === '' ? '' : <bdi dir="ltr">{name}</bdi>}
            end={t('topPages.visits', { number: formatNumber(visits) })}
          />
        );
      })}
    </OverviewCard>
  );
}

/** What editors open is no measure of the site. */
function isBackOffice(path: string): boolean {
  return /^\/(backstage|auth)(\/|$)/.test(path);
}
