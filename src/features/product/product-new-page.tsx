import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewRecord } from '#src/crud/new-record.tsx';
import { emptyProduct, ProductInput } from './input.ts';
import { ProductForm } from './product-form.tsx';
import { ProductPreview } from './product-preview.tsx';
import { ProductSource } from './product-source.tsx';
import { productStaffApi } from './staff-api.ts';

/** A new product; with `?from=` one that starts with another one's values. */
export function Component() {
  const { t } = useTranslation('products');
  const from = useSearchParams()[0].get('from') ?? '';
  const formWith = (values: ProductInput) => (
    <NewRecord
      key={from}
      api={productStaffApi}
      schema={ProductInput}
      empty={values}
      fields={ProductForm}
      preview={(typed) => <ProductPreview values={typed} />}
      listPath="/backstage/content/products/list"
    />
  );
  return (
    <>
      <PageHeader title={t('new.title')} />
      {from === '' ? formWith(emptyProduct) : <ProductSource id={from}>{formWith}</ProductSource>}
    </>
  );
}
