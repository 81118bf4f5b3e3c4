import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import type { Id } from '#src/api/fields.ts';
import { LightSkeleton } from '#src/components/light-skeleton.tsx';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { RouterButton, RouterLink } from '#src/components/router-link.tsx';
import type { Product } from '../schema.ts';
import { categoryAddress } from './product-address.ts';
import { ProductGallery } from './product-gallery.tsx';
import { SpecificationTable } from './specification-table.tsx';

/** The fields that the article shows. The values of a form fit as well. */
type ArticleProduct = Pick<
  Product,
  'name' | 'model' | 'cover' | 'images' | 'summary' | 'content' | 'specifications' | 'tags'
> &
  Partial<Pick<Product, 'categoryName'>>;

type ProductArticleProps = {
  product: ArticleProduct;
  /**
   * Set on the public page: the id, and the category if visitors may see it. Without it, as in the
   * preview, no link and no lightbox is rendered.
   */
  page?: { id: Id; categoryId: Id | undefined };
};

/**
 * Also the preview in the back office: it calls no API, and its layout depends on the width of its
 * container.
 */
export function ProductArticle({ product, page }: ProductArticleProps) {
  const { t } = useTranslation('product');
  const { name, model, cover, images, categoryName, summary, tags } = product;
  // In the preview a row may have only a name or only a value.
  const specifications = product.specifications.filter((row) => row.name && row.value);
  return (
    <Box component="article" sx={{ containerType: 'inline-size' }}>
      <Box sx={headStyles}>
        <ProductGallery
          // Resets to the first picture when the product or its pictures change.
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
      <Box sx={bodyStyles}>
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
    bgcolor: 'rgba(var(--mui-palette-brand-tintChannel) / 0.12)',
  },
};

export function ProductArticleSkeleton() {
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 8, md: 11 }, pb: { xs: 5, md: 8 } }}>
      <Box sx={{ containerType: 'inline-size', minHeight: '60dvh' }}>
        <Box sx={headStyles}>
          <LightSkeleton ratio={4 / 3} />
          <Box>
            <LightSkeleton sx={{ width: 96, typography: 'overline' }} />
            <LightSkeleton sx={{ width: '88%', typography: 'h2' }} />
            <LightSkeleton sx={{ mt: 1, width: '40%' }} />
            <LightSkeleton sx={{ mt: 3 }} />
            <LightSkeleton sx={{ width: '64%' }} />
          </Box>
        </Box>
      </Box>
    </Container>
  );
}

/** Pictures beside the name and the summary, or above them in a narrow container. */
const headStyles = {
  display: 'grid',
  gap: 3,
  '@container (min-width: 720px)': {
    gap: 6,
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'start',
  },
  // On paper the columns are side by side at any width.
  '@media print': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'start' },
};

/** Specifications above the text, or in a wide container beside it, below the name. */
const bodyStyles = {
  mt: 6,
  display: 'grid',
  gap: 6,
  '@container (min-width: 960px)': {
    mt: 8,
    '&:has(> * + *)': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'start',
      '& > section': { gridArea: '1 / 2' },
    },
  },
};
