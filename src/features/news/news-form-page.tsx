import { useTranslation } from 'react-i18next';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { newsAdminApi } from './admin-api.ts';
import { NewsForm } from './news-form.tsx';
import { NewsPreview } from './news-preview.tsx';
import { emptyNews, NewsInput } from './input.ts';
import { News } from './schema.ts';

export function Component() {
  const { t } = useTranslation('industry-news');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={newsAdminApi}
      record={News}
      schema={NewsInput}
      empty={emptyNews()}
      fields={NewsForm}
      preview={(values) => <NewsPreview values={values} />}
      listPath="/backstage/content/industry-news/list"
    />
  );
}
