import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import type { Product } from '../schema.ts';
import { ProductGallery } from './product-gallery.tsx';
import { SpecificationTable } from './specification-table.tsx';

/** What of a product can be read. A form's values fit as well. */
export type ArticleProduct = Pick<
  Product,
  'name' | 'model' | 'cover' | 'images' | 'summary' | 'content' | 'specifications' | 'tags'
> &
  Partial<Pick<Product, 'categoryName'>>;

type ProductArticleProps = { product: ArticleProduct };

/**
 * A product to be looked at: pictures, name and summary, specifications, text. Pure, and as wide as
 * its place: the back office's preview is this (B9).
 */
export function ProductArticle({ product }: ProductArticleProps) {
  const { t } = useTranslation('product');
  const { name, model, cover, images, categoryName, summary, tags } = product;
  // A row still being typed has a name or a value, or neither.
  const specifications = product.specifications.filter((row) => row.name && row.value);
  return (
    <Box component="article" sx={{ containerType: 'inline-size' }}>
      <Box sx={headStyles}>
        <ProductGallery
          // Other pictures start at the first one.
          key={[cover, ...images].join(' ')}
          name={name}
          pictures={[...new Set([cover, ...images])].filter((address) => address !== '')}
        />
        <Box>
          {categoryName && (
            <Typography variant="overline" component="p" sx={{ color: 'brand.text' }}>
              {categoryName}
            </Typography>
          )}
          <Typography variant="h1" sx={{ fontSize: 'h2.fontSize', overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {model && (
            <Typography sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {t('details.model', { model })}
            </Typography>
          )}
          {summary && <Typography sx={{ mt: 3, fontSize: '1.125rem' }}>{summary}</Typography>}
          {tags.length > 0 && (
            <Box component="ul" aria-label={t('details.tags')} sx={tagStyles}>
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </Box>
          )}
        </Box>
      </Box>
      {specifications.length > 0 && <SpecificationTable rows={specifications} />}
      {product.content && (
        <Box sx={{ mt: 6, mx: 'auto', maxWidth: '46rem' }}>
          <RichText html={product.content} resolve={assetUrl} />
        </Box>
      )}
    </Box>
  );
}

const headStyles = {
  display: 'grid',
  gap: 3,
  '@container (min-width: 720px)': {
    gap: 6,
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'start',
  },
};

const tagStyles = {
  m: 0,
  mt: 3,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  listStyle: 'none',
  typography: 'body2',
  '& li': {
    px: 1.25,
    py: 0.25,
    borderRadius: 1,
    color: 'brand.text',
    bgcolor: 'rgba(var(--mui-palette-brand-mainChannel) / 0.12)',
  },
};
