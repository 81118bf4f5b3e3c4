import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid/models';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '#src/admin/list/export/save-csv.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { StatusChip } from '#src/admin/list/cells/status-chip.tsx';
import { categoryNameOf } from '#src/lib/records/category-name.ts';
import { productCategoryApi } from './category/api.ts';
import { CategoryText } from './category/category-text.tsx';
import { DuplicateLink, ProductTitle, RecommendedSwitch } from './product-list-card.tsx';
import type { Product } from './schema.ts';

/** The columns of the product list: at 1280 px all of them have room beside the side menu. */
export function useProductColumns(): (GridColDef<Product> & CsvColumn<Product>)[] {
  const { t } = useTranslation(['products', 'crud']);
  const client = useQueryClient();
  return useMemo(
    () => [
      {
        field: 'name',
        headerName: t('field.name'),
        flex: 1,
        minWidth: 206,
        renderCell: ({ row }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, width: 1 }}>
            <ProductTitle product={row} />
            <DuplicateLink product={row} />
          </Box>
        ),
      },
      {
        field: 'categoryName',
        headerName: t('field.categoryId'),
        width: 116,
        sortable: false,
        renderCell: ({ row }) => <CategoryText product={row} />,
        csv: (product) =>
          categoryNameOf(product, client.getQueryData(productCategoryApi.all().queryKey)?.rows) ??
          t('crud:form.unknownChoice', { id: product.categoryId }),
      },
      {
        field: 'recommended',
        headerName: t('field.recommended'),
        width: 78,
        renderCell: ({ row }) => <RecommendedSwitch product={row} />,
      },
      {
        field: 'status',
        headerName: t('field.status'),
        width: 80,
        renderCell: ({ row }) => <StatusChip status={row.status} />,
      },
      { field: 'sort', headerName: t('field.sort'), type: 'number', width: 84 },
      { field: 'views', headerName: t('field.views'), type: 'number', width: 66 },
      {
        field: 'updateTime',
        headerName: t('field.updateTime'),
        width: 104,
        renderCell: ({ row }) => <RelativeTime iso={row.updateTime} />,
      },
    ],
    [t, client],
  );
}
