import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewRecord } from '#src/crud/new-record.tsx';
import { newsCategoryApi } from './api.ts';
import { NewsCategoryForm } from './news-category-form.tsx';
import { emptyNewsCategory, NewsCategoryInput } from './input.ts';

export function Component() {
  const { t } = useTranslation('industry-news-category');
  return (
    <>
      <PageHeader title={t('new.title')} />
      <NewRecord
        api={newsCategoryApi}
        schema={NewsCategoryInput}
        empty={emptyNewsCategory}
        fields={NewsCategoryForm}
        listPath="/backstage/content/industry-news-category/list"
      />
    </>
  );
}
