import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/api/fields/fields.ts';
import { langOf } from '#src/api/fields/localized.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { RouterLink } from '#src/components/router-link.tsx';
import { DownloadsLink } from '../downloads/downloads-link.tsx';
import { DownloadsSection } from '../downloads/downloads-section.tsx';
import { offeredFiles } from '../downloads/product-files.ts';
import { completeRows } from '../product-meta.ts';
import { categoryAddress } from '../public/product-address.ts';
import { type Product, productFields } from '../schema.ts';
import { articleContent } from './article-content.ts';
import { KeySpecifications } from './key-specifications.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { SpecificationTable } from './specification-table.tsx';

type ProductArticleProps = {
  product: Product;
  /** The category, if visitors may see it. */
  categoryId: Id | undefined;
  /** Whether the category's name may still come. */
  isCategoryPending: boolean;
  /** Further actions for the product, and what a buyer can count on. */
  ask: ReactNode;
  terms: ReactNode;
  sheet: ReactNode;
  compare: ReactNode;
};

export function ProductArticle(props: ProductArticleProps) {
  const { product, categoryId, isCategoryPending, ask, terms, sheet, compare } = props;
  const { t } = useTranslation('product');
  const { id, name, model, cover, images, categoryName, summary, tags } = product;
  const specifications = completeRows(product.specifications);
  const { video, content } = useMemo(
    () => articleContent({ content: product.content, summary }),
    [product.content, summary],
  );
  const files = import.meta.env.HAS_DOWNLOADS ? offeredFiles(product) : [];
  return (
    <Box component="article" sx={{ containerType: 'inline-size' }}>
      <Box sx={headStyles}>
        <ProductGallery
          // Resets to the first picture when the product or its pictures change.
          key={[id, cover, ...images].join(' ')}
          id={id}
          name={name}
          cover={cover}
          images={images}
          video={video}
        />
        <Box>
          {(categoryName || isCategoryPending) && (
            <Typography
              variant="overline"
              component="p"
              lang={langOf(product, 'categoryName')}
              sx={categoryStyles}
            >
              {categoryId === undefined ? (
                <span>{categoryName || NO_BREAK_SPACE}</span>
              ) : (
                <RouterLink to={categoryAddress(categoryId)} color="inherit" underline="hover">
                  {categoryName}
                </RouterLink>
              )}
            </Typography>
          )}
          <Typography
            variant="h1"
            lang={langOf(product, 'name')}
            sx={{ fontSize: 'h2.fontSize', overflowWrap: 'anywhere' }}
          >
            {name}
          </Typography>
          {model && (
            <Box sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {t('details.model', { model })}
            </Box>
          )}
          <KeySpecifications rows={specifications} />
          {summary && (
            <Typography lang={langOf(product, 'summary')} sx={{ mt: 3, fontSize: '1.125rem' }}>
              {summary}
            </Typography>
          )}
          {tags.length > 0 && (
            <Box component="ul" aria-label={t('details.tags')} sx={tagStyles}>
              {tags.map((tag) => (
                <li key={tag} lang={langOf(product, 'tags')}>
                  <RouterLink
                    to={`/product?tag=${encodeURIComponent(tag.toWellFormed())}`}
                    color="inherit"
                    underline="hover"
                  >
                    {tag}
                  </RouterLink>
                </li>
              ))}
            </Box>
          )}
          <Box sx={actionsStyles}>
            {ask}
            {import.meta.env.HAS_DOWNLOADS && files.length > 0 && (
              <DownloadsLink count={files.length} />
            )}
            {sheet}
            {compare}
          </Box>
          {terms}
        </Box>
      </Box>
      <Box sx={bodyStyles}>
        {specifications.length > 0 && <SpecificationTable rows={specifications} />}
        {content && (
          <Box sx={{ minWidth: 0, maxWidth: '38rem' }}>
            <RichText html={content} lang={langOf(product, 'content')} resolve={assetUrl} />
          </Box>
        )}
      </Box>
      {import.meta.env.HAS_DOWNLOADS && files.length > 0 && (
        <DownloadsSection files={files} product={product} />
      )}
    </Box>
  );
}

const NO_BREAK_SPACE = '\u00A0';

/** The name has a link's room before the categories are read, too. */
const categoryStyles = {
  color: 'brand.text',
  '@media (pointer: coarse)': { '& > *': { display: 'inline-block', py: 1.75 } },
};

/** The first action across two columns of others; one column where the text is large or the place narrow. */
const actionsStyles = {
  mt: 4,
  // Three columns would leave one empty.
  maxWidth: '29.5rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: 1.5,
  '& > :is(a, button)': { minWidth: 0, minHeight: 44, px: 1 },
  '& > button:first-of-type': { gridColumn: '1 / -1' },
  '@media print': { display: 'none' },
};

const tagStyles = {
  mt: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  typography: 'body2',
  '& li > *': {
    display: 'block',
    px: 1.25,
    py: 0.25,
    borderRadius: 1,
    color: 'brand.text',
    bgcolor: 'rgba(var(--mui-palette-brand-tintChannel) / 0.12)',
  },
  '@media (pointer: coarse)': { '& a': { py: '11px' } },
};

export function ProductArticleSkeleton() {
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 8, md: 11 }, pb: { xs: 5, md: 8 } }}>
      <Box sx={{ containerType: 'inline-size', minHeight: '60dvh' }}>
        <Box sx={headStyles}>
          <LightSkeleton ratio={productFields.cover.crops.card} />
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

/** The pictures are beside the name and the summary, or above them in a narrow container. */
const headStyles = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 45em)': {
    gap: 6,
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'start',
  },
  // On paper the columns are side by side at any width.
  '@media print': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'start' },
};

/** The specifications are above the text, or in a wide container beside it, below the name. */
const bodyStyles = {
  mt: 6,
  display: 'grid',
  gap: 6,
  '@container (min-width: 60em)': {
    mt: 8,
    '&:has(> * + *)': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'start',
      '& > section': {
        gridArea: '1 / 2',
        // Stays visible beside a long text.
        position: 'sticky',
        top: 'calc(var(--header-height) + 24px)',
      },
    },
  },
};
