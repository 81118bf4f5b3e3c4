import { useTranslation } from 'react-i18next';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { productCategoryApi } from './api.ts';
import { ProductCategoryForm } from './product-category-form.tsx';
import { emptyProductCategory, ProductCategoryInput } from './input.ts';
import { ProductCategory } from './schema.ts';

export function Component() {
  const { t } = useTranslation('product-category');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={productCategoryApi}
      record={ProductCategory}
      schema={ProductCategoryInput}
      empty={emptyProductCategory}
      fields={ProductCategoryForm}
      listPath="/backstage/content/productscategory/list"
    />
  );
}
