import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { CompareProducts } from '#src/features/product/public/compare-products.tsx';
import { askSeveral } from '../../contact/ask-several.tsx';
import { ContactButton } from '../../contact/contact-button.tsx';
import { CompareSheetButton } from '../../sheet/compare-sheet-button.tsx';

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
      sheet={(products, rows) => <CompareSheetButton products={products} rows={rows} />}
    />
  );
}
