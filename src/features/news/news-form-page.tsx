import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { useRecordChoices } from '#src/admin/deletion/use-record-choices.ts';
import { LazySharePreview } from '#src/admin/form/checklist/lazy-share-preview.ts';
import { createField } from '#src/admin/form/field.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { useLastChoice } from '#src/admin/form/last-choice.ts';
import { TypePage } from '#src/admin/form/type-page.tsx';
import { SeoSection } from '#src/admin/form/seo-section.tsx';
import type { InputOf } from '#src/api/fields/record-fields.ts';
import { bySort } from '#src/lib/records/by-sort.ts';
import { isCase } from './cases/case-category.ts';
import { newsCategoryApi } from './category/schema.ts';
import { newsMeta } from './news-meta.ts';
import { newsApi, type newsFields } from './schema.ts';

const newsAdminApi = adminApi(newsApi);
const Field = createField(newsApi, 'industry-news');

type NewsInput = InputOf<typeof newsFields>;

const share = (values: NewsInput) => (
  <LazySharePreview {...newsMeta(values)} path="/news/details" />
);

export function Component() {
  return <TypePage api={newsAdminApi} fields={NewsForm} share={share} />;
}

function NewsForm() {
  const { t } = useTranslation('industry-news');
  const categoryId = useWatch<NewsInput, 'categoryId'>({ name: 'categoryId' });
  const { data, error, refetch } = useRecordChoices(newsCategoryApi);
  const categories = data?.rows.toSorted(bySort);
  useLastChoice('categoryId', data?.rows);
  return (
    <FormColumns
      first={<Field name="title" isHeading />}
      main={
        <>
          <Field
            name="categoryId"
            {...(isCase({ categoryId }) && { hint: t('caseHint') })}
            options={categories?.map(({ id, name }) => ({ value: id, label: name }))}
            reload={error ? () => void refetch() : undefined}
          />
          <Field name="summary" rows={2} />
          <Field name="content" />
          <SeoSection namespace="industry-news" />
        </>
      }
      side={
        <>
          <Field name="status" />
          <Field name="pinned" />
          <Field name="publishTime" />
          <Field name="cover" />
          <Field name="author" />
          <Field name="source" />
          <Field name="tags" />
        </>
      }
    />
  );
}
