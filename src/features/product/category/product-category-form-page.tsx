import { useFormContext } from 'react-hook-form';
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
import { productCategoryAdminApi } from './admin-api.ts';
import { emptyProductCategory, ProductCategoryInput } from './input.ts';
import { parentOptions } from './parent-options.ts';
import { ProductCategory } from './schema.ts';

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
  const { control } = useFormContext<ProductCategoryInput>();
  const { id } = useParams();
  const { data, error, refetch } = useChoices(productCategoryAdminApi);
  const parents = data && parentOptions(data.rows, id);
  const parentHint = () => {
    if (parents?.isInCircle) return t('crud:circle.hint');
    return t(parents?.hasSubcategories ? 'field.parentFixed' : 'field.parentHint');
  };
  return (
    <FormColumns
      main={
        <>
          <TextInput control={control} name="name" label={t('field.name')} required max={30} />
          <SelectInput
            control={control}
            name="parentId"
            label={t('field.parent')}
            hint={parentHint()}
            none={t('field.noParent')}
            reload={error ? () => void refetch() : undefined}
            options={parents?.options}
          />
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
          <ImageInput control={control} name="image" label={t('field.image')} ratio={4 / 3} />
          <SortInput control={control} name="sort" isDraggable />
        </>
      }
    />
  );
}
