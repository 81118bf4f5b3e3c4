import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { compareAddress } from '#src/features/product/compare/compare-address.ts';
import type { AskedProduct } from '#src/features/product/compare/compare-store.ts';
import { productAddress } from '#src/features/product/public/product-address.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';
import { ContactDialog } from './contact-dialog.tsx';

type AskedProductsProps = {
  products: readonly AskedProduct[];
  onRemove: (product: AskedProduct) => void;
};

/** The products that a message asks about, each with a button to remove it, except the last one. */
function AskedProducts({ products, onRemove }: AskedProductsProps) {
  const { t } = useTranslation(['enquiry', 'product']);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const remove = (product: AskedProduct) => {
    // The pressed button disappears with its row.
    list.current?.focus();
    onRemove(product);
  };
  return (
    <div>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('several.title')}
      </Typography>
      <Box component="ul" ref={list} tabIndex={-1} aria-labelledby={id} sx={styles}>
        {products.map((product) => (
          <li key={product.id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
              <span>{product.name}</span>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {product.model}
              </Box>
            </Box>
            {products.length > 1 && (
              <IconButton
                aria-label={t('product:compare.remove', product)}
                title={t('product:compare.remove', product)}
                onClick={() => remove(product)}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </li>
        ))}
      </Box>
    </div>
  );
}

const styles = {
  m: 0,
  p: 0,
  outline: 0,
  listStyle: 'none',
  '& li': {
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    overflowWrap: 'anywhere',
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
} as const;

export type SeveralDialogProps = { products: readonly AskedProduct[]; onClose: () => void };

/** Dialog for one message about several products, which can be removed one by one, except the last one. */
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
        text:
          products.length > 1
            ? t('product:ask.textSeveral')
            : t('product:ask.text', { name: names }),
        several: {
          storedAs: `products ${opened.map(({ id }) => id).join(',')}`,
          page: compareAddress(opened.map(({ id }) => id)),
          ids: ids.join(','),
          list: [t('several.title'), ...lines].join('\n'),
        },
        mail: {
          subject: t('product:ask.subject', { name: names }),
          body: t('product:ask.body', { name: names, url }),
        },
      }}
      {...(products.length > 1 && { title: t('several.dialog', { count: products.length }) })}
      onClose={onClose}
    >
      <AskedProducts
        products={products}
        onRemove={(removed) => setProducts(products.filter((one) => one !== removed))}
      />
    </ContactDialog>
  );
}

/** Name and model of a product, cut to 100 characters: servers may not limit them, and the message needs space too. */
function nameOf({ name, model }: AskedProduct): string {
  return firstGraphemes([name, model].filter(Boolean).join(' '), 100);
}
