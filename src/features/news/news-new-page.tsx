import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewRecord } from '#src/crud/new-record.tsx';
import { newsApi } from './api.ts';
import { NewsForm } from './news-form.tsx';
import { NewsPreview } from './news-preview.tsx';
import { emptyNews, NewsInput } from './input.ts';

export function Component() {
  const { t } = useTranslation('industry-news');
  return (
    <>
      <PageHeader title={t('new.title')} />
      <NewRecord
        api={newsApi}
        schema={NewsInput}
        empty={emptyNews()}
        fields={NewsForm}
        preview={(values) => <NewsPreview values={values} />}
        listPath="/backstage/content/industry-news/list"
      />
    </>
  );
}
