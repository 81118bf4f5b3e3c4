import { useTranslation } from 'react-i18next';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { newsCategoryApi } from './api.ts';
import { NewsCategoryForm } from './news-category-form.tsx';
import { emptyNewsCategory, NewsCategoryInput } from './input.ts';
import { NewsCategory } from './schema.ts';

export function Component() {
  const { t } = useTranslation('industry-news-category');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={newsCategoryApi}
      record={NewsCategory}
      schema={NewsCategoryInput}
      empty={emptyNewsCategory}
      fields={NewsCategoryForm}
      listPath="/backstage/content/industry-news-category/list"
    />
  );
}
