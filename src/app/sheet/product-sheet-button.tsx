import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import type { Product } from '#src/features/product/schema.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { PrintButton } from './print-button.tsx';

const ProductSheet = lazyPart(
  lazyPage(() => import('./product-sheet.tsx'), 'sheet', 'about-us'),
  'ProductSheet',
);

type ProductSheetButtonProps = { product: Product };

/** Prints a product's data sheet. */
export function ProductSheetButton({ product }: ProductSheetButtonProps) {
  const { t } = useTranslation('product');
  return (
    <PrintButton label={t('details.sheet')} prefetchOn={ProductSheet.prefetchOn}>
      {(state) => <ProductSheet product={product} {...state} />}
    </PrintButton>
  );
}
