import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import { type ComponentProps, useMemo, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import SpreadsheetIcon from '@mui/icons-material/TableViewOutlined';
import { useMutation } from '@tanstack/react-query';
import { useRecordChoices } from '#src/admin/deletion/use-record-choices.ts';
import { createImportButton } from '#src/admin/import/import-button.tsx';
import { useCategoryCell } from '#src/admin/list/cells/category-text.tsx';
import { RowLink } from '#src/admin/list/cells/row-link.tsx';
import { useList } from '#src/admin/list/core/list-context.ts';
import { PagedTypeListPage } from '#src/admin/list/paged-type-list.tsx';
import type { ListLook } from '#src/admin/list/type-list.tsx';
import { categoryNameOf } from '#src/lib/records/category-name.ts';
import { findBranch, toTree } from '#src/lib/records/tree.ts';
import { toast } from '#src/lib/toast.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { plainDay } from '#src/i18n/format/plain-day.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { productAdminApi } from './admin-api.ts';
import { CategoryPicker } from './category/category-picker.tsx';
import { pathName } from './category/path-name.ts';
import { type ProductCategory, productCategoryApi } from './category/schema.ts';
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

/** Link to a new form with the values of this product. */
function DuplicateLink({ product }: { product: Product }) {
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

/** Downloads the filtered list as a spreadsheet. A toast shows the progress and cancels the download. */
function ExcelButton() {
  const { t } = useTranslation('products');
  const may = useMay();
  const { isExporting, start } = useExcelExport();
  if (!may('export') || !hasCall('GET /product/export-excel')) return null;
  return (
    <ToolButton label={t('export.excel')} disabled={isExporting} onClick={start}>
      <SpreadsheetIcon />
    </ToolButton>
  );
}

/** The file is named after the list and the current day. */
function useExcelExport() {
  const { t } = useTranslation('products');
  const { query } = useList().params;
  const toastId = useId();
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();

  /** @param progress 0 to 1; stays 0 if the response has no length */
  const show = (progress: number) => {
    const percent = Math.round(progress * 100);
    toast.loading(percent > 0 ? t('export.runningAt', { percent }) : t('export.running'), {
      id: toastId,
      duration: Infinity,
      action: { label: t('action.cancel'), onClick: cancel },
    });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ signal }: AbortController) =>
      productAdminApi.exportExcel(query, { signal, onProgress: show }),
    onSuccess: (file) => {
      const name = fileName(t('list.title'), file);
      saveFile(file, name);
      toast.success(t('export.done', { name }));
    },
    onError: (error, { signal }) => {
      if (signal.aborted) return;
      toast.error(t('export.failed'), {
        description: errorMessage(error),
        action: { label: t('action.retry'), onClick: start },
      });
    },
    onSettled: () => toast.dismiss(toastId),
  });

  function start() {
    running.current = new AbortController();
    show(0);
    mutate(running.current);
  }

  return { isExporting: isPending, start };
}

function fileName(title: string, file: File): string {
  const [ending = file.type.includes('csv') ? '.csv' : '.xlsx'] =
    /\.[a-z]{3,4}$/i.exec(file.name) ?? [];
  return `${title} ${plainDay(new Date())}${ending}`;
}
