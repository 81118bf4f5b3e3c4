import { useTranslation } from 'react-i18next';
import type { AskedProduct } from '#src/features/product/compare/compare-store.ts';
import { productAddress } from '#src/features/product/public/product-address.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import type { ContactSubject } from './contact-subject.ts';

/**
 * Returns a function that makes the subject of a message which asks for a quote for one product. `needs` are the
 * visitor's requirements, added to the message.
 */
export function useProductSubject(): (product: AskedProduct, needs?: string) => ContactSubject {
  const { t } = useTranslation('product');
  return ({ id, name, model }, needs = '') => {
    const url = absoluteUrl(productAddress(id));
    const full = [name, model].filter(Boolean).join(' ');
    return {
      type: 'product',
      id,
      title: name,
      url,
      text: [t('ask.text', { name: full }), needs].filter(Boolean).join('\n\n'),
      mail: {
        subject: t('ask.subject', { name: full }),
        body: t('ask.body', { name: full, url }) + needs,
      },
    };
  };
}
