import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import type { Checklist } from '#src/admin/form/checklist/checklist.ts';
import { LazySharePreview } from '#src/admin/form/checklist/lazy-share-preview.ts';
import { DateTimeInput } from '#src/admin/form/inputs/date-time-input.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { RichTextInput } from '#src/admin/form/inputs/rich-text-input.tsx';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { SeoSection } from '#src/admin/form/seo-section.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { SwitchInput } from '#src/admin/form/inputs/switch-input.tsx';
import { TagsInput } from '#src/admin/form/inputs/tags-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { bySort } from '#src/lib/records/by-sort.ts';
import { sameId } from '#src/lib/records/id.ts';
import { newsAdminApi } from './admin-api.ts';
import { newsCategoryApi } from './category/api.ts';
import { emptyNews, NewsInput } from './input.ts';
import { newsMeta } from './news-meta.ts';
import { NewsArticle } from './public/news-article.tsx';
import { News } from './schema.ts';

const CHECKLIST: Checklist<NewsInput> = {
  fields: {
    title: ['seoTitle', 'title'],
    summary: ['seoDescription', 'summary'],
    cover: 'cover',
    begin: 'publishTime',
    richTexts: ['content'],
    texts: ['title', 'summary', 'tags', 'seoTitle', 'seoKeywords', 'seoDescription'],
  },
  share: (values) => <LazySharePreview {...newsMeta(values)} path="/news/details" />,
};

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
      preview={(values) => <NewsPreview values={values} />}
      checklist={CHECKLIST}
    />
  );
}

function NewsForm() {
  const { t } = useTranslation('industry-news');
  const { control } = useFormContext<NewsInput>();
  const { data, error, refetch } = useChoices(newsCategoryApi);
  const categories = data?.rows.toSorted(bySort);
  return (
    <FormColumns
      main={
        <>
          <TextInput control={control} name="title" label={t('field.title')} required max={100} />
          <TextInput
            control={control}
            name="summary"
            label={t('field.summary')}
            hint={t('field.summaryHint')}
            rows={2}
            max={200}
          />
          <RichTextInput control={control} name="content" label={t('field.content')} />
          <SeoSection titleHint={t('field.seoHint')} />
        </>
      }
      side={
        <>
          <StatusInput control={control} name="status" times={['publishTime']} />
          <SwitchInput
            control={control}
            name="pinned"
            label={t('field.pinned')}
            hint={t('field.pinnedHint')}
          />
          <SelectInput
            control={control}
            name="categoryId"
            label={t('field.category')}
            required
            options={categories?.map(({ id, name }) => ({ value: id, label: name }))}
            reload={error ? () => void refetch() : undefined}
          />
          <DateTimeInput
            control={control}
            name="publishTime"
            label={t('field.publishTime')}
            hint={t('field.publishTimeHint')}
          />
          <ImageInput control={control} name="cover" label={t('field.cover')} ratio={16 / 9} />
          <TextInput control={control} name="author" label={t('field.author')} max={30} />
          <TextInput control={control} name="source" label={t('field.source')} max={60} />
          <TagsInput
            control={control}
            name="tags"
            label={t('field.tags')}
            hint={t('field.tagsHint')}
          />
        </>
      }
    />
  );
}

type NewsPreviewProps = { values: NewsInput };

function NewsPreview({ values }: NewsPreviewProps) {
  const { data } = useQuery(newsCategoryApi.all());
  const category = data?.rows.find(({ id }) => sameId(id, values.categoryId));
  return <NewsArticle news={{ ...values, categoryName: category?.name ?? '' }} />;
}
