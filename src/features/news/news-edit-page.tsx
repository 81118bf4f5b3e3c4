import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { EditRecord } from '#src/crud/edit-record.tsx';
import { newsApi } from './api.ts';
import { NewsForm } from './news-form.tsx';
import { NewsPreview } from './news-preview.tsx';
import { emptyNews, NewsInput } from './input.ts';
import { News } from './schema.ts';

export function Component() {
  const { t } = useTranslation('industry-news');
  return (
    <>
      <PageHeader title={t('edit.title')} />
      <EditRecord
        api={newsApi}
        record={News}
        schema={NewsInput}
        empty={emptyNews()}
        fields={NewsForm}
        preview={(values) => <NewsPreview values={values} />}
        listPath="/backstage/content/industry-news/list"
      />
    </>
  );
}
