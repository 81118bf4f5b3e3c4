import { useTranslation } from 'react-i18next';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { ProductFinder } from '#src/features/product/finder/product-finder.tsx';
import { ContactButton } from '../../contact/contact-button.tsx';
import { useProductSubject } from '../../contact/use-product-subject.ts';

export function Component() {
  const { t } = useTranslation('product');
  const subjectOf = useProductSubject();
  return (
    <ProductFinder
      ask={(read, needs) => {
        const product = localized(read);
        return (
          <ContactButton
            subject={subjectOf(product, needs)}
            label={t('ask.action')}
            about={<span lang={langOf(product, 'name')}>{product.name}</span>}
            size="medium"
          />
        );
      }}
    />
  );
}
