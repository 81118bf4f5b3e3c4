import { useTranslation } from 'react-i18next';
import { ProductDetails } from '#src/features/product/details/product-details.tsx';
import { askSeveral } from '../../contact/ask-several.tsx';
import { ContactBar } from '../../contact/contact-bar.tsx';
import { ContactButton } from '../../contact/contact-button.tsx';
import { SupplyTerms } from '../../contact/supply-terms.tsx';
import { productSubject } from '../../contact/contact-subject.ts';
import { useCompany } from '../../layouts/use-company.ts';
import { ProductSheetButton } from '../../sheet/product-sheet-button.tsx';

export function Component() {
  const { t } = useTranslation('product');
  const { company } = useCompany();
  return (
    <ProductDetails
      ask={(product) => <ContactButton asked={{ products: [product] }} label={t('ask.action')} />}
      terms={company && <SupplyTerms company={company} />}
      warranty={company?.warranty ?? ''}
      sheet={(product) => <ProductSheetButton product={product} />}
      bar={(product) => <ContactBar subject={productSubject({ products: [product] })} />}
      askSeveral={askSeveral}
    />
  );
}
