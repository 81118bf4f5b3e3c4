import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { EditRecord } from '#src/crud/edit-record.tsx';
import { newsCategoryApi } from './api.ts';
import { NewsCategoryForm } from './news-category-form.tsx';
import { emptyNewsCategory, NewsCategoryInput } from './input.ts';
import { NewsCategory } from './schema.ts';

export function Component() {
  const { t } = useTranslation('industry-news-category');
  return (
    <>
      <PageHeader title={t('edit.title')} />
      <EditRecord
        api={newsCategoryApi}
        record={NewsCategory}
        schema={NewsCategoryInput}
        empty={emptyNewsCategory}
        fields={NewsCategoryForm}
        listPath="/backstage/content/industry-news-category/list"
      />
    </>
  );
}
