import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { SortInput } from '#src/admin/form/inputs/sort-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { newsCategoryAdminApi } from './admin-api.ts';
import { emptyNewsCategory, NewsCategoryInput } from './input.ts';
import { NewsCategory } from './schema.ts';

export function Component() {
  const { t } = useTranslation('industry-news-category');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={newsCategoryAdminApi}
      record={NewsCategory}
      schema={NewsCategoryInput}
      empty={emptyNewsCategory}
      fields={NewsCategoryForm}
    />
  );
}

function NewsCategoryForm() {
  const { t } = useTranslation('industry-news-category');
  const { control } = useFormContext<NewsCategoryInput>();
  return (
    <FormColumns
      main={
        <>
          <TextInput control={control} name="name" label={t('field.name')} required max={30} />
          <TextInput
            control={control}
            name="description"
            label={t('field.description')}
            rows={3}
            max={200}
          />
        </>
      }
      side={
        <>
          <StatusInput control={control} name="status" />
          <SortInput control={control} name="sort" isDraggable />
        </>
      }
    />
  );
}
