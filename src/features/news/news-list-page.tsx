import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewButton } from '#src/admin/list/new-button.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { useListParams } from '#src/admin/list/use-list-params.ts';
import { newsAdminApi } from './admin-api.ts';
import { NewsFilters } from './news-filters.tsx';
import { NewsListCard } from './news-list-card.tsx';
import { useNewsColumns } from './use-news-columns.tsx';

export function Component() {
  const { t } = useTranslation('industry-news');
  const params = useListParams('-publishTime');
  const columns = useNewsColumns();
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <PagedList
        label={t('list.title')}
        api={newsAdminApi}
        params={params}
        columns={columns}
        labelOf={(news) => news.title}
        filters={<NewsFilters params={params} />}
        newButton={newButton}
        card={(news, actions) => <NewsListCard news={news} actions={actions} />}
      />
    </>
  );
}
