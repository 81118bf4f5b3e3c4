import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryText } from '#src/admin/list/cells/category-text.tsx';
import { StatusSwitch } from '#src/admin/list/cells/status-switch.tsx';
import { useColumns, useFileColumns } from '#src/admin/list/use-columns.tsx';
import { categoryNameOf } from '#src/lib/records/category-name.ts';
import { sameId } from '#src/lib/records/id.ts';
import { inOrder, toTree } from '#src/lib/records/tree.ts';
import { productCategoryApi } from './category/schema.ts';
import { pathName } from './category/path-name.ts';
import { DuplicateLink, ProductTitle, RecommendedSwitch } from './product-list-card.tsx';
import { type Product, productFields } from './schema.ts';
import { specificationsText } from './specifications/specifications-text.ts';

export function useProductColumns() {
  const { t } = useTranslation(['products', 'crud']);
  const column = useColumns(productFields, 'products');
  const client = useQueryClient();
  return useMemo(
    () => [
      column('name', {
        flex: 1,
        minWidth: 260,
        renderCell: ({ row }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, width: 1 }}>
            <ProductTitle product={row} />
            <DuplicateLink product={row} />
          </Box>
        ),
      }),
      column('categoryId', {
        field: 'categoryName',
        width: 116,
        sortable: false,
        renderCell: ({ row }) => <CategoryText record={row} categories={productCategoryApi} />,
        csv: (product) => {
          const rows = client.getQueryData(productCategoryApi.all().queryKey)?.rows;
          // Shown with its parents, because several branches may have a category of one name.
          const branch = inOrder(toTree(rows ?? [])).find(({ record }) =>
            sameId(record.id, product.categoryId),
          );
          if (branch) return pathName(branch);
          return (
            categoryNameOf(product, rows) ??
            t('crud:form.unknownChoice', { id: product.categoryId })
          );
        },
      }),
      column('recommended', {
        renderCell: ({ row }) => <RecommendedSwitch product={row} />,
      }),
      column('status', {
        renderCell: ({ row }) => <StatusSwitch record={row} name={row.name} />,
      }),
      column('sort'),
      column('views'),
      column('updateTime'),
    ],
    [t, column, client],
  );
}

/** Columns of the exported file, which can be imported again. */
export function useProductFileColumns() {
  return useFileColumns(productFields, 'products', FILE_CELLS);
}

const FILE_CELLS = {
  images: { csv: ({ images }: Product) => images.join('\n') },
  specifications: { csv: ({ specifications }: Product) => specificationsText(specifications) },
};
