import { t } from 'i18next';
import type { EnquirySubject } from '#src/features/enquiry/public/enquiry-subject.ts';
import { compareAddress } from '#src/features/product/compare/compare-address.ts';
import type { AskedProduct } from '#src/features/product/compare/compare-store.ts';
import { productAddress } from '#src/features/product/public/product-address.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { withSafeEnd } from '#src/lib/links/safe-end.ts';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';

/** What a visitor asks about, and the prepared mail about it. */
export type ContactSubject = EnquirySubject & {
  mail: { subject: string; body: string };
  /** Recipient of the mail; the company by default. */
  email?: string;
};

type AskedProducts = {
  products: readonly AskedProduct[];
  /** The visitor's requirements in words. */
  needs?: string;
};

/** What a contact dialog is about: one or several products, or another record. */
export type Asked = AskedProducts | ContactSubject;

/**
 * The subject of a message that asks for a quote. The texts of `product`, and for several products those of `enquiry`,
 * must be loaded.
 * @param opened the products that the dialog was opened about; some may have been removed since
 */
export function productSubject(
  { products, needs = '' }: AskedProducts,
  opened: readonly AskedProduct[] = products,
): ContactSubject {
  const ids = products.map(({ id }) => id);
  const [id = ''] = ids;
  const name = products.map(nameOf).join(' · ');
  const linkOf = (address: string) => withSafeEnd(absoluteUrl(address));
  const url = linkOf(ids.length > 1 ? compareAddress(ids) : productAddress(id));
  const text = ids.length > 1 ? t('product:ask.textSeveral') : t('product:ask.text', { name });
  const lines = products.map((one) => `${nameOf(one)} ${linkOf(productAddress(one.id))}`);
  const openedIds = opened.map((one) => one.id);
  return {
    type: 'product',
    id,
    title: products.map((one) => one.name).join(' · '),
    url,
    text: [text, needs].filter(Boolean).join('\n\n'),
    ...(import.meta.env.HAS_ENQUIRIES &&
      opened.length > 1 && {
        several: {
          storedAs: `products ${openedIds.join(',')}`,
          page: compareAddress(openedIds),
          ids: ids.join(','),
          list: [t('enquiry:several.title'), ...lines].join('\n'),
        },
      }),
    mail: {
      subject: t('product:ask.subject', { name }),
      body: t('product:ask.body', { name, url }) + needs,
    },
  };
}

/** Name and model of a product, cut to 100 characters: servers may not limit them, and the message needs space too. */
function nameOf({ name, model }: AskedProduct): string {
  return firstGraphemes([name, model].filter(Boolean).join(' '), 100);
}
