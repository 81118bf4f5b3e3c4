import { useTranslation } from 'react-i18next';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { SortInput } from '#src/admin/form/inputs/sort-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { newsCategoryAdminApi } from './admin-api.ts';
import { emptyNewsCategory, NewsCategoryInput } from './input.ts';
import { NewsCategory, newsCategoryFields } from './schema.ts';

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
  const field = useFieldProps(newsCategoryFields, 'industry-news-category');
  return (
    <FormColumns
      first={<TextInput {...field('name')} isHeading />}
      main={<TextInput {...field('description')} rows={3} />}
      side={
        <>
          <StatusInput {...field('status')} />
          <SortInput {...field('sort')} isDraggable />
        </>
      }
    />
  );
}
