import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { ProductDetails } from '#src/features/product/details/product-details.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { askSeveral } from '../../contact/ask-several.tsx';
import { ContactBar } from '../../contact/contact-bar.tsx';
import { ContactButton } from '../../contact/contact-button.tsx';
import { SupplyTerms } from '../../contact/supply-terms.tsx';
import { productSubject } from '../../contact/contact-subject.ts';
import { useCompany } from '../../layouts/use-company.ts';
import { PrintButton } from '../../sheet/print-button.tsx';

const ProductSheet = lazyPart(
  lazyPage(() => import('../../sheet/product-sheet.tsx'), 'sheet', 'about-us'),
  'ProductSheet',
);

export function Component() {
  const { t } = useTranslation('product');
  const { company } = useCompany();
  return (
    <ProductDetails
      ask={(product) => <ContactButton asked={{ products: [product] }} label={t('ask.action')} />}
      terms={company && <SupplyTerms company={company} />}
      warranty={company?.warranty ?? ''}
      sheet={(product) => (
        <PrintButton label={t('details.sheet')} prefetchOn={ProductSheet.prefetchOn}>
          {(state) => <ProductSheet product={product} {...state} />}
        </PrintButton>
      )}
      bar={(product) => <ContactBar subject={productSubject({ products: [product] })} />}
      askSeveral={askSeveral}
    />
  );
}
