import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryText } from '#src/admin/list/cells/category-text.tsx';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { PictureTitle } from '#src/admin/list/cells/picture-title.tsx';
import { RowLink } from '#src/admin/list/cells/row-link.tsx';
import { FlagSwitch } from '#src/admin/list/cells/flag-switch.tsx';
import { StatusSwitch } from '#src/admin/list/cells/status-switch.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { productCategoryApi } from './category/api.ts';
import type { Product } from './schema.ts';

type ProductListCardProps = { product: Product; actions: ReactNode };

/** A row of the list on phones. The grid uses its parts as cells, too. */
export function ProductListCard({ product, actions }: ProductListCardProps) {
  const { t } = useTranslation('products');
  return (
    <>
      <ProductTitle product={product} />
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <StatusSwitch record={product} name={product.name} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <CategoryText record={product} categories={productCategoryApi} />
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

type ProductTitleProps = { product: Product };

export function ProductTitle({ product }: ProductTitleProps) {
  const { id, name, model, cover } = product;
  const picture = (
    <Picture src={assetUrl(cover)} alt="" ratio={4 / 3} sizes="72px" sx={{ borderRadius: 0.5 }} />
  );
  return (
    <PictureTitle
      picture={picture}
      isSmallInGrid
      title={name}
      to={editPathOf(id)}
      lines={2}
      texts={[model]}
    />
  );
}

type DuplicateLinkProps = { product: Product };

/** Link to a new form with the values of this product. */
export function DuplicateLink({ product }: DuplicateLinkProps) {
  const { t } = useTranslation('products');
  return (
    <RowLink
      to={`new?copy=${encodeURIComponent(product.id)}`}
      hint={t('duplicate')}
      label={t('duplicateOf', { name: product.name })}
      needs="add"
    >
      <CopyIcon fontSize="small" />
    </RowLink>
  );
}

type RecommendedSwitchProps = { product: Product };

export function RecommendedSwitch({ product }: RecommendedSwitchProps) {
  const { t } = useTranslation('products');
  const { id, name, recommended } = product;
  return (
    <FlagSwitch
      id={id}
      name={name}
      field="recommended"
      label={t('field.recommended')}
      value={recommended}
    />
  );
}
