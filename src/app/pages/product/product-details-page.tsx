import { useTranslation } from 'react-i18next';
import { ProductDetails } from '#src/features/product/details/product-details.tsx';
import { askSeveral } from '../../contact/ask-several.tsx';
import { ContactBar } from '../../contact/contact-bar.tsx';
import { ContactButton } from '../../contact/contact-button.tsx';
import { SupplyTerms } from '../../contact/supply-terms.tsx';
import { useProductSubject } from '../../contact/use-product-subject.ts';
import { useCompany } from '../../layouts/use-company.ts';
import { ProductSheetButton } from '../../sheet/product-sheet-button.tsx';

export function Component() {
  const { t } = useTranslation('product');
  const subjectOf = useProductSubject();
  const { company } = useCompany();
  return (
    <ProductDetails
      ask={(product) => <ContactButton subject={subjectOf(product)} label={t('ask.action')} />}
      terms={company && <SupplyTerms company={company} />}
      warranty={company?.warranty ?? ''}
      sheet={(product) => <ProductSheetButton product={product} />}
      bar={(product) => <ContactBar subject={subjectOf(product)} />}
      askSeveral={askSeveral}
    />
  );
}
