import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import type { Id } from '#src/api/fields.ts';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { RouterButton, RouterLink } from '#src/components/router-link.tsx';
import type { Product } from '../schema.ts';
import { categoryAddress } from './category-address.ts';
import { ProductGallery } from './product-gallery.tsx';
import { productBodyStyles } from './product-body-styles.ts';
import { productHeadStyles } from './product-head-styles.ts';
import { SpecificationTable } from './specification-table.tsx';

/** What of a product can be read. A form's values fit as well. */
export type ArticleProduct = Pick<
  Product,
  'name' | 'model' | 'cover' | 'images' | 'summary' | 'content' | 'specifications' | 'tags'
> &
  Partial<Pick<Product, 'categoryName'>>;

type ProductArticleProps = {
  product: ArticleProduct;
  /**
   * On the product's own page: which one it is, and its category where visitors may see that one.
   * Without it, in the back office's preview, nothing leads away or opens.
   */
  page?: { id: Id; categoryId: Id | undefined };
};

/**
 * A product to be looked at: pictures, name and summary, specifications, text. As wide as its place:
 * the back office's preview is this (B9).
 */
export function ProductArticle({ product, page }: ProductArticleProps) {
  const { t } = useTranslation('product');
  const { name, model, cover, images, categoryName, summary, tags } = product;
  // A row still being typed has a name or a value, or neither.
  const specifications = product.specifications.filter((row) => row.name && row.value);
  return (
    <Box component="article" sx={{ containerType: 'inline-size' }}>
      <Box sx={productHeadStyles}>
        <ProductGallery
          // Another product and other pictures start at the first one.
          key={[page?.id, cover, ...images].join(' ')}
          id={page?.id}
          name={name}
          cover={cover}
          images={images}
        />
        <Box>
          {categoryName && (
            <Typography variant="overline" component="p" sx={{ color: 'brand.text' }}>
              {page?.categoryId === undefined ? (
                categoryName
              ) : (
                <RouterLink
                  to={categoryAddress(page.categoryId)}
                  color="inherit"
                  underline="hover"
                  sx={{ '@media (pointer: coarse)': { display: 'inline-block', py: 1.75 } }}
                >
                  {categoryName}
                </RouterLink>
              )}
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
          {page && (
            <RouterButton
              to="/aboutus#contact"
              variant="contained"
              color="secondary"
              size="large"
              sx={{ mt: 4, '@media print': { display: 'none' } }}
            >
              {t('details.ask')}
            </RouterButton>
          )}
        </Box>
      </Box>
      <Box sx={productBodyStyles}>
        {specifications.length > 0 && <SpecificationTable rows={specifications} />}
        {product.content && (
          <Box sx={{ minWidth: 0, maxWidth: '38rem' }}>
            <RichText html={product.content} resolve={assetUrl} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

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
