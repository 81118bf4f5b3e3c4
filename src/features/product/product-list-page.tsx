import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import type { BulkField } from '#src/admin/list/bulk/bulk-field.ts';
import { createImportButton } from '#src/admin/import/import-button.tsx';
import { HeaderActions } from '#src/admin/ui/header-actions.tsx';
import { useList } from '#src/admin/list/core/list-context.ts';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { OrderButton } from '#src/admin/list/order/order-button.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { StatusFilter } from '#src/admin/list/filters/status-filter.tsx';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { productAdminApi } from './admin-api.ts';
import { CategoryPicker } from './category/category-picker.tsx';
import { productCategoryApi } from './category/schema.ts';
import { ExcelButton } from './excel-button.tsx';
import { ProductListCard } from './product-list-card.tsx';
import { useProductColumns, useProductFileColumns } from './use-product-columns.tsx';

const ProductOrderDialog = lazyPart(
  () => import('./product-order-dialog.tsx'),
  'ProductOrderDialog',
);
const ImportButton = createImportButton(
  async () => (await import('./product-import.tsx')).ProductImport,
);

export function Component() {
  const { t } = useTranslation('products');
  const params = useListParams();
  const columns = useProductColumns();
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        purpose={t('list.purpose')}
        action={
          <HeaderActions>
            <ImportButton />
            {newButton}
          </HeaderActions>
        }
      />
      <PagedList
        label={t('list.title')}
        api={productAdminApi}
        params={params}
        columns={columns}
        fileColumns={useProductFileColumns()}
        filters={<ProductFilters />}
        bulkFields={useBulkFields()}
        tools={
          <OrderButton prefetchOn={ProductOrderDialog.prefetchOn}>
            {(close) => (
              <ProductOrderDialog
                categoryId={params.filters.categoryId ?? ''}
                onClose={close}
                onLoadFailed={close}
              />
            )}
          </OrderButton>
        }
        lastTools={<ExcelButton />}
        newButton={newButton}
        card={(product, actions) => <ProductListCard product={product} actions={actions} />}
      />
    </>
  );
}

function ProductFilters() {
  const { t } = useTranslation(['products', 'crud']);
  const { params } = useList();
  const { data } = useChoices(productCategoryApi);
  return (
    <>
      {/* Narrow enough for all filters to fit in one row at 1280 px. */}
      <Box sx={{ flex: { sm: '1 1 160px' }, maxWidth: { sm: 240 } }}>
        <CategoryPicker
          size="small"
          label={t('field.categoryId')}
          placeholder={t('crud:list.all')}
          categories={data?.rows}
          value={params.filters.categoryId ?? null}
          onChange={(id) => params.set({ categoryId: id ?? '' })}
        />
      </Box>
      <StatusFilter />
    </>
  );
}

/** Fields that can be set for many products at once. */
function useBulkFields(): BulkField[] {
  const { t } = useTranslation(['products', 'crud']);
  const { data } = useChoices(productCategoryApi);
  return [
    {
      kind: 'picker',
      name: 'categoryId',
      label: t('field.categoryId'),
      picker: ({ error, ...picker }) => (
        <Box sx={{ mt: 2 }}>
          <CategoryPicker
            {...picker}
            categories={data?.rows}
            error={error !== undefined}
            helperText={error}
          />
        </Box>
      ),
    },
    { kind: 'flag', name: 'recommended', label: t('field.recommended') },
    { kind: 'sort', name: 'sort', label: t('field.sort') },
  ];
}
