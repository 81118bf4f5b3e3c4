import { useTranslation } from 'react-i18next';
import { productAddress } from '#src/features/product/public/product-address.ts';
import { ProductDetails } from '#src/features/product/details/product-details.tsx';
import type { Product } from '#src/features/product/schema.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { askSeveral } from '../../contact/ask-several.tsx';
import { ContactBar } from '../../contact/contact-bar.tsx';
import { ContactButton } from '../../contact/contact-button.tsx';
import type { ContactSubject } from '../../contact/contact-subject.ts';

export function Component() {
  const { t } = useTranslation('product');
  const subjectOf = ({ id, name, model }: Product): ContactSubject => {
    const url = absoluteUrl(productAddress(id));
    const full = [name, model].filter(Boolean).join(' ');
    return {
      type: 'product',
      id,
      title: name,
      url,
      mail: { subject: t('ask.subject', { name: full }), body: t('ask.body', { name: full, url }) },
    };
  };
  return (
    <ProductDetails
      ask={(product) => <ContactButton subject={subjectOf(product)} label={t('details.ask')} />}
      bar={(product) => <ContactBar subject={subjectOf(product)} />}
      askSeveral={askSeveral}
    />
  );
}
