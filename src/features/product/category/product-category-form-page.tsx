import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { SortInput } from '#src/admin/form/inputs/sort-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { type Id, sameId } from '#src/lib/records/id.ts';
import { type Branch, childrenOf, inOrder, toTree } from '#src/lib/records/tree.ts';
import { productCategoryAdminApi } from './admin-api.ts';
import { emptyProductCategory, ProductCategoryInput } from './input.ts';
import { pathName } from './path-name.ts';
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

type ParentOptions = {
  options: { value: Id; label: string; disabled: boolean }[];
  hasSubcategories: boolean;
  isInCircle: boolean;
};

/**
 * Possible parents of the category with this id (none for a new one). The editor makes two levels: a category
 * of the first can be a parent, and one with subcategories gets none. The current parent is always listed,
 * even where the server has more levels or a circle.
 */
function parentOptions(categories: ProductCategory[], id: string | undefined): ParentOptions {
  const branches = inOrder(toTree(categories));
  const own = branches.find(({ record }) => sameId(record.id, id));
  const isInCircle = own?.isInCircle ?? false;
  const hasSubcategories = own !== undefined && childrenOf(categories, own.record.id).length > 0;
  const isParent = ({ record }: Branch<ProductCategory>) =>
    own !== undefined && sameId(record.id, own.record.parentId);
  const canBeParent = (branch: Branch<ProductCategory>) =>
    branch !== own && branch.level === 1 && !branch.isInCircle;
  const options = branches
    .filter((branch) => isParent(branch) || canBeParent(branch))
    .map((branch) => ({
      value: branch.record.id,
      label: pathName(branch),
      disabled: isParent(branch) ? isInCircle : hasSubcategories,
    }));
  return { options, hasSubcategories, isInCircle };
}
