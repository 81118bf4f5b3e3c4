import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { EditRecord } from '#src/crud/edit-record.tsx';
import { productCategoryApi } from './api.ts';
import { ProductCategoryForm } from './product-category-form.tsx';
import { emptyProductCategory, ProductCategoryInput } from './input.ts';
import { ProductCategory } from './schema.ts';

export function Component() {
  const { t } = useTranslation('product-category');
  return (
    <>
      <PageHeader title={t('edit.title')} />
      <EditRecord
        api={productCategoryApi}
        record={ProductCategory}
        schema={ProductCategoryInput}
        empty={emptyProductCategory}
        fields={ProductCategoryForm}
        listPath="/backstage/content/productscategory/list"
      />
    </>
  );
}
