import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { adminApi } from '#src/admin/admin-api.ts';
import { useRecordChoices } from '#src/admin/deletion/use-record-choices.ts';
import { createField } from '#src/admin/form/field.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { TypePage } from '#src/admin/form/type-page.tsx';
import { type Id, sameId } from '#src/lib/records/id.ts';
import { type Branch, childrenOf, inOrder, toTree } from '#src/lib/records/tree.ts';
import { pathName } from './path-name.ts';
import { type ProductCategory, productCategoryApi } from './schema.ts';

const productCategoryAdminApi = adminApi(productCategoryApi);
const Field = createField(productCategoryApi, 'product-category');

export function Component() {
  return <TypePage api={productCategoryAdminApi} fields={ProductCategoryForm} />;
}

function ProductCategoryForm() {
  const { t } = useTranslation(['product-category', 'crud']);
  const { id } = useParams();
  const { data, error, refetch } = useRecordChoices(productCategoryAdminApi);
  const parents = data && parentOptions(data.rows, id);
  const parentHint = () => {
    if (parents?.isInCircle) return t('crud:circle.hint');
    return t(parents?.hasSubcategories ? 'parent.fixed' : 'field.parentIdHint');
  };
  return (
    <FormColumns
      first={<Field name="name" isHeading />}
      main={
        <>
          <Field
            name="parentId"
            hint={parentHint()}
            none={t('parent.none')}
            reload={error ? () => void refetch() : undefined}
            options={parents?.options}
          />
          <Field name="description" rows={3} />
        </>
      }
      side={
        <>
          <Field name="status" />
          <Field name="image" />
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
