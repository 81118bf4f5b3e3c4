import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { SortInput } from '#src/admin/form/inputs/sort-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { productCategoryAdminApi } from './admin-api.ts';
import { emptyProductCategory, ProductCategoryInput } from './input.ts';
import { parentOptions } from './parent-options.ts';
import { ProductCategory, productCategoryFields } from './schema.ts';

export function Component() {
  const { t } = useTranslation('product-category');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={productCategoryAdminApi}
      record={ProductCategory}
      schema={ProductCategoryInput}
      empty={emptyProductCategory}
      fields={ProductCategoryForm}
    />
  );
}

function ProductCategoryForm() {
  const { t } = useTranslation(['product-category', 'crud']);
  const field = useFieldProps(productCategoryFields, 'product-category');
  const { id } = useParams();
  const { data, error, refetch } = useChoices(productCategoryAdminApi);
  const parents = data && parentOptions(data.rows, id);
  const parentHint = () => {
    if (parents?.isInCircle) return t('crud:circle.hint');
    return t(parents?.hasSubcategories ? 'parent.fixed' : 'field.parentIdHint');
  };
  return (
    <FormColumns
      first={<TextInput {...field('name')} isHeading />}
      main={
        <>
          <SelectInput
            {...field('parentId')}
            hint={parentHint()}
            none={t('parent.none')}
            reload={error ? () => void refetch() : undefined}
            options={parents?.options}
          />
          <TextInput {...field('description')} rows={3} />
        </>
      }
      side={
        <>
          <StatusInput {...field('status')} />
          <ImageInput {...field('image')} />
          <SortInput {...field('sort')} isDraggable />
        </>
      }
    />
  );
}
