import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import type { CompareRow } from '#src/features/product/compare/compare-rows.ts';
import type { Product } from '#src/features/product/schema.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { PrintButton } from './print-button.tsx';

const CompareSheet = lazyPart(
  lazyPage(() => import('./compare-sheet.tsx'), 'sheet', 'about-us'),
  'CompareSheet',
);

type CompareSheetButtonProps = { products: readonly Product[]; rows: readonly CompareRow[] };

/** Prints a comparison as a table across the paper. */
export function CompareSheetButton(compared: CompareSheetButtonProps) {
  const { t } = useTranslation('product');
  return (
    <PrintButton label={t('compare.sheet')} prefetchOn={CompareSheet.prefetchOn}>
      {(state) => <CompareSheet {...compared} {...state} />}
    </PrintButton>
  );
}
