import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewRecord } from '#src/crud/new-record.tsx';
import { productCategoryApi } from './api.ts';
import { ProductCategoryForm } from './product-category-form.tsx';
import { emptyProductCategory, ProductCategoryInput } from './input.ts';

export function Component() {
  const { t } = useTranslation('product-category');
  return (
    <>
      <PageHeader title={t('new.title')} />
      <NewRecord
        api={productCategoryApi}
        schema={ProductCategoryInput}
        empty={emptyProductCategory}
        fields={ProductCategoryForm}
        listPath="/backstage/content/productscategory/list"
      />
    </>
  );
}
