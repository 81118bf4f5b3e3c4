import { useTranslation } from 'react-i18next';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { ProductFinder } from '#src/features/product/finder/product-finder.tsx';
import { ContactButton } from '../../contact/contact-button.tsx';

export function Component() {
  const { t } = useTranslation('product');
  return (
    <ProductFinder
      ask={(read, needs) => {
        const product = localized(read);
        return (
          <ContactButton
            asked={{ products: [product], needs }}
            label={t('ask.action')}
            about={<span lang={langOf(product, 'name')}>{product.name}</span>}
            size="medium"
          />
        );
      }}
    />
  );
}
