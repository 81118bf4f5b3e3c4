import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '#src/admin/list/status-chip.tsx';
import { DuplicateLink } from './duplicate-link.tsx';
import { ProductTitle } from './product-title.tsx';
import { RecommendedSwitch } from './recommended-switch.tsx';
import type { Product } from './schema.ts';

type ProductListCardProps = { product: Product; actions: ReactNode };

/** A product in the list on phones. */
export function ProductListCard({ product, actions }: ProductListCardProps) {
  const { t } = useTranslation('products');
  return (
    <>
      <ProductTitle product={product} />
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <StatusChip status={product.status} />
        <Typography variant="caption" noWrap sx={{ color: 'text.secondary' }}>
          {product.categoryName}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <FormControlLabel
          sx={{ flexGrow: 1, mx: 0 }}
          control={<RecommendedSwitch product={product} />}
          label={<Typography variant="caption">{t('field.recommended')}</Typography>}
        />
        <DuplicateLink product={product} />
        {actions}
      </Box>
    </>
  );
}
