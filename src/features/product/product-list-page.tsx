import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewButton } from '#src/admin/list/new-button.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { useListParams } from '#src/admin/list/use-list-params.ts';
import { ExcelButton } from './excel-button.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductListCard } from './product-list-card.tsx';
import { productAdminApi } from './admin-api.ts';
import { useProductColumns } from './use-product-columns.tsx';

export function Component() {
  const { t } = useTranslation('products');
  const params = useListParams('sort');
  const columns = useProductColumns();
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        purpose={t('list.purpose')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <ExcelButton query={params.query} />
            {newButton}
          </Box>
        }
      />
      <PagedList
        label={t('list.title')}
        api={productAdminApi}
        params={params}
        columns={columns}
        labelOf={(product) => product.name}
        filters={<ProductFilters params={params} />}
        newButton={newButton}
        card={(product, actions) => <ProductListCard product={product} actions={actions} />}
      />
    </>
  );
}
