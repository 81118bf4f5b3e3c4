import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import { type ComponentProps, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordChoices } from '#src/admin/deletion/use-record-choices.ts';
import { createImportButton } from '#src/admin/import/import-button.tsx';
import { useCategoryCell } from '#src/admin/list/cells/category-text.tsx';
import { RowLink } from '#src/admin/list/cells/row-link.tsx';
import { useList } from '#src/admin/list/core/list-context.ts';
import { PagedTypeListPage } from '#src/admin/list/paged-type-list.tsx';
import type { ListLook } from '#src/admin/list/type-list.tsx';
import { categoryNameOf } from '#src/lib/records/category-name.ts';
import { findBranch, toTree } from '#src/lib/records/tree.ts';
import { productAdminApi } from './admin-api.ts';
import { CategoryPicker } from './category/category-picker.tsx';
import { pathName } from './category/path-name.ts';
import { type ProductCategory, productCategoryApi } from './category/schema.ts';
import { ExcelButton } from './excel-button.tsx';
import type { Product } from './schema.ts';
import { specificationsText } from './specifications/specifications-text.ts';

const ImportButton = createImportButton(
  async () => (await import('./product-import.tsx')).ProductImport,
);

export function Component() {
  const { t } = useTranslation('products');
  const categoryId = useCategoryCell(productCategoryApi, categoryPath);
  const look = useMemo(
    (): ListLook<Product> => ({
      columns: ['name', 'categoryId', 'recommended', 'status', 'sort', 'views', 'updateTime'],
      cells: {
        categoryId,
        images: { csv: ({ images }) => images.join('\n') },
        specifications: { csv: ({ specifications }) => specificationsText(specifications) },
      },
      texts: ['model'],
      captions: ['categoryId', 'recommended'],
    }),
    [categoryId],
  );
  return (
    <PagedTypeListPage
      api={productAdminApi}
      look={look}
      filters={{ categoryId: <CategoryFilter /> }}
      bulkFields={[
        {
          kind: 'picker',
          name: 'categoryId',
          label: t('field.categoryId'),
          picker: ({ error, ...picker }) => (
            <Box sx={{ mt: 2 }}>
              <CategoryChoice {...picker} error={error !== undefined} helperText={error} />
            </Box>
          ),
        },
      ]}
      orderFilter={{
        name: 'categoryId',
        picker: (value, onChange) => (
          <AnyCategoryChoice value={value} onChange={(id) => onChange(String(id ?? ''))} />
        ),
      }}
      importButton={<ImportButton />}
      lastTools={<ExcelButton />}
      moreActions={(product) => <DuplicateLink product={product} />}
    />
  );
}

/** With its parents, because several branches may have a category of one name. */
function categoryPath(product: Product, rows: ProductCategory[] | undefined): string | null {
  const branch = findBranch(toTree(rows ?? []), product.categoryId);
  return branch ? pathName(branch) : categoryNameOf(product, rows);
}

type CategoryChoiceProps = Omit<ComponentProps<typeof CategoryPicker>, 'categories'>;

function CategoryChoice(props: CategoryChoiceProps) {
  const { data } = useRecordChoices(productCategoryApi);
  return <CategoryPicker {...props} categories={data?.rows} />;
}

/** A small picker with "all"; its value '' stands for that. */
function AnyCategoryChoice({ value, onChange }: CategoryChoiceProps) {
  const { t } = useTranslation(['products', 'crud']);
  return (
    <CategoryChoice
      size="small"
      label={t('field.categoryId')}
      placeholder={t('crud:list.all')}
      value={value === '' ? null : value}
      onChange={onChange}
    />
  );
}

function CategoryFilter() {
  const { params } = useList();
  return (
    // Narrow enough for all filters to fit in one row at 1280 px.
    <Box sx={{ flex: { sm: '1 1 160px' }, maxWidth: { sm: 240 } }}>
      <AnyCategoryChoice
        value={params.filters.categoryId ?? ''}
        onChange={(id) => params.set({ categoryId: id ?? '' })}
      />
    </Box>
  );
}

type DuplicateLinkProps = { product: Product };

/** Link to a new form with the values of this product. */
function DuplicateLink({ product }: DuplicateLinkProps) {
  const { t } = useTranslation('products');
  return (
    <RowLink
      to={`new?copy=${encodeURIComponent(product.id)}`}
      hint={t('duplicate')}
      label={t('duplicateOf', { name: product.name })}
      needs="add"
    >
      <CopyIcon fontSize="small" />
    </RowLink>
  );
}
