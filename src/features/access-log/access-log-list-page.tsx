import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { useRemaining } from '#src/admin/deletion/use-remaining.ts';
import { useListParams } from '#src/admin/list/use-list-params.ts';
import { AccessLogList } from './access-log-list.tsx';
import { accessLogApi } from './api.ts';
import { StatisticsCard } from './statistics/statistics-card.tsx';
import { VisitDialog } from './visit-dialog.tsx';

export function Component() {
  const { t } = useTranslation('access-log');
  const params = useListParams('-createTime');
  const page = accessLogApi.page(params.query);
  const select = useRemaining(page.queryKey);
  const list = useQuery({ ...page, select, placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} />
      <StatisticsCard params={params} isListRead={!list.isPending} />
      <AccessLogList params={params} list={list} />
      <VisitDialog params={params} />
    </>
  );
}
