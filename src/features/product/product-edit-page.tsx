import CopyIcon from '@mui/icons-material/ContentCopy';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { PageHeader } from '#src/components/page-header.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { EditRecord } from '#src/crud/edit-record.tsx';
import { emptyProduct, ProductInput } from './input.ts';
import { ProductForm } from './product-form.tsx';
import { ProductPreview } from './product-preview.tsx';
import { Product } from './schema.ts';
import { productStaffApi } from './staff-api.ts';

export function Component() {
  const { t } = useTranslation('products');
  const { id = '' } = useParams();
  const { state } = useLocation();
  return (
    <>
      <PageHeader
        title={t('edit.title')}
        action={
          <RouterButton
            to={`../new?from=${encodeURIComponent(id)}`}
            state={state}
            color="inherit"
            startIcon={<CopyIcon />}
          >
            {t('duplicate')}
          </RouterButton>
        }
      />
      <EditRecord
        api={productStaffApi}
        record={Product}
        schema={ProductInput}
        empty={emptyProduct}
        fields={ProductForm}
        preview={(values) => <ProductPreview values={values} />}
        listPath="/backstage/content/products/list"
      />
    </>
  );
}
