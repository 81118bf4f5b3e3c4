import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import { LazySharePreview } from '#src/admin/form/checklist/lazy-share-preview.ts';
import { DateTimeInput } from '#src/admin/form/inputs/date-time-input.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { useLastChoice } from '#src/admin/form/last-choice.ts';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { RichTextInput } from '#src/admin/form/inputs/rich-text-input.tsx';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { SeoSection } from '#src/admin/form/seo-section.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { SwitchInput } from '#src/admin/form/inputs/switch-input.tsx';
import { TagsInput } from '#src/admin/form/inputs/tags-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { bySort } from '#src/lib/records/by-sort.ts';
import { newsAdminApi } from './admin-api.ts';
import { isCase } from './cases/case-category.ts';
import { newsCategoryApi } from './category/api.ts';
import { emptyNews, NewsInput } from './input.ts';
import { newsMeta } from './news-meta.ts';
import { News, newsFields } from './schema.ts';

const share = (values: NewsInput) => (
  <LazySharePreview {...newsMeta(values)} path="/news/details" />
);

export function Component() {
  const { t } = useTranslation('industry-news');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={newsAdminApi}
      record={News}
      schema={NewsInput}
      empty={emptyNews}
      fields={NewsForm}
      share={share}
    />
  );
}

function NewsForm() {
  const { t } = useTranslation('industry-news');
  const field = useFieldProps(newsFields, 'industry-news');
  const categoryId = useWatch<NewsInput, 'categoryId'>({ name: 'categoryId' });
  const { data, error, refetch } = useChoices(newsCategoryApi);
  const categories = data?.rows.toSorted(bySort);
  useLastChoice('categoryId', data?.rows);
  return (
    <FormColumns
      first={<TextInput {...field('title')} isHeading />}
      main={
        <>
          <SelectInput
            {...field('categoryId')}
            {...(isCase({ categoryId }) && { hint: t('caseHint') })}
            options={categories?.map(({ id, name }) => ({ value: id, label: name }))}
            reload={error ? () => void refetch() : undefined}
          />
          <TextInput {...field('summary')} rows={2} />
          <RichTextInput {...field('content')} />
          <SeoSection namespace="industry-news" />
        </>
      }
      side={
        <>
          <StatusInput {...field('status')} />
          <SwitchInput {...field('pinned')} />
          <DateTimeInput {...field('publishTime')} />
          <ImageInput {...field('cover')} />
          <TextInput {...field('author')} />
          <TextInput {...field('source')} />
          <TagsInput {...field('tags')} />
        </>
      }
    />
  );
}
