import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { copiedProduct } from './copied-product.ts';
import { emptyProduct, ProductInput } from './input.ts';
import { ProductForm } from './product-form.tsx';
import { ProductPreview } from './product-preview.tsx';
import { Product } from './schema.ts';
import { productAdminApi } from './admin-api.ts';

export function Component() {
  const { t } = useTranslation('products');
  const { id } = useParams();
  const mark = t('copyMark');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      // A new form reads a product only to copy it.
      api={id === undefined ? { ...productAdminApi, one: copiedProduct(mark) } : productAdminApi}
      record={Product}
      schema={ProductInput}
      empty={emptyProduct}
      fields={ProductForm}
      preview={(values) => <ProductPreview values={values} />}
      listPath="/backstage/content/products/list"
    />
  );
}
