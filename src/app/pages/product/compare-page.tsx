import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { CompareProducts } from '#src/features/product/public/compare-products.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { askSeveral } from '../../contact/ask-several.tsx';
import { ContactButton } from '../../contact/contact-button.tsx';
import { PrintButton } from '../../sheet/print-button.tsx';

const CompareSheet = lazyPart(
  lazyPage(() => import('../../sheet/compare-sheet.tsx'), 'sheet', 'about-us'),
  'CompareSheet',
);

export function Component() {
  const { t } = useTranslation('product');
  return (
    <CompareProducts
      ask={(product) => (
        <ContactButton
          asked={{ products: [product] }}
          label={t('ask.action')}
          about={<span lang={langOf(product, 'name')}>{product.name}</span>}
          size="medium"
        />
      )}
      askSeveral={askSeveral}
      sheet={(products, rows) => (
        <PrintButton label={t('compare.sheet')} prefetchOn={CompareSheet.prefetchOn}>
          {(state) => <CompareSheet products={products} rows={rows} {...state} />}
        </PrintButton>
      )}
    />
  );
}
