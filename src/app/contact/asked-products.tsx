import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedProduct } from '#src/features/product/compare/compare-store.ts';

type AskedProductsProps = {
  products: readonly AskedProduct[];
  onRemove: (product: AskedProduct) => void;
};

/** The products that a message asks about, each with a button to remove it, except the last one. */
export function AskedProducts({ products, onRemove }: AskedProductsProps) {
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
  outline: 0,
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
