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
import { productCategoryApi } from './category/schema.ts';
import type { Product } from './schema.ts';

type ProductListCardProps = { product: Product; actions: ReactNode };

/** A row of the list on phones. The grid uses its parts as cells, too. */
export function ProductListCard({ product, actions }: ProductListCardProps) {
  const { t } = useTranslation('products');
  return (
    <>
      <ProductTitle product={product}>
        <CategoryText record={product} categories={productCategoryApi} />
      </ProductTitle>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <StatusSwitch record={product} name={product.name} />
        <FormControlLabel
          sx={{ mx: 0, gap: 1 }}
          control={<RecommendedSwitch product={product} />}
          label={<Typography variant="body2">{t('field.recommended')}</Typography>}
        />
        <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
          <DuplicateLink product={product} />
          {actions}
        </Box>
      </Box>
    </>
  );
}

type ProductTitleProps = { product: Product; children?: ReactNode };

export function ProductTitle({ product, children }: ProductTitleProps) {
  const { id, name, model, cover } = product;
  const picture = (
    <Picture src={assetUrl(cover)} alt="" ratio={4 / 3} sizes="72px" sx={{ borderRadius: 0.5 }} />
  );
  return (
    <PictureTitle
      record={product}
      picture={picture}
      isSmallInGrid
      title={name}
      to={editPathOf(id)}
      lines={2}
      texts={[model]}
    >
      {children}
    </PictureTitle>
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
