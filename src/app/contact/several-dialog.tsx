import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedProduct } from '#src/features/product/compare/compare-store.ts';
import { compareAddress } from '#src/features/product/compare/compare-address.ts';
import { productAddress } from '#src/features/product/public/product-address.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';
import { AskedProducts } from './asked-products.tsx';
import { ContactDialog } from './contact-dialog.tsx';

export type SeveralDialogProps = { products: readonly AskedProduct[]; onClose: () => void };

/** One message about several products, of which each but the last can be left out. */
export function SeveralDialog({ products: opened, onClose }: SeveralDialogProps) {
  const { t } = useTranslation(['enquiry', 'product']);
  const [products, setProducts] = useState(opened);
  const [first] = products;
  if (!first) return null;
  const ids = products.map(({ id }) => id);
  const url = absoluteUrl(products.length > 1 ? compareAddress(ids) : productAddress(first.id));
  const lines = products.map((one) => `${nameOf(one)} ${absoluteUrl(productAddress(one.id))}`);
  const names = products.map(nameOf).join(' · ');
  return (
    <ContactDialog
      subject={{
        type: 'product',
        id: first.id,
        title: products.map(({ name }) => name).join(' · '),
        url,
        several: {
          keptAs: `products ${opened.map(({ id }) => id).join(',')}`,
          ids: ids.join(','),
          list: [t('several.title'), ...lines].join('\n'),
        },
        mail: {
          subject: t('product:ask.subject', { name: names }),
          body: t('product:ask.body', { name: names, url }),
        },
      }}
      title={t('several.dialog', { count: products.length })}
      onClose={onClose}
    >
      <AskedProducts
        products={products}
        onRemove={(removed) => setProducts(products.filter((one) => one !== removed))}
      />
    </ContactDialog>
  );
}

/** Of names that a server has not limited, no more than leaves the visitor room to write. */
function nameOf({ name, model }: AskedProduct): string {
  return firstGraphemes([name, model].filter(Boolean).join(' '), 100);
}
