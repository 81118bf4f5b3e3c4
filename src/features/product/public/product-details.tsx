import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { PageMeta } from '#src/components/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { ShareButtons } from '#src/components/share-buttons.tsx';
import type { Product } from '../schema.ts';
import { ProductArticle } from './product-article.tsx';
import { ProductData } from './product-data.tsx';
import { RelatedProducts } from './related-products.tsx';
import { useProductCategories } from './use-product-categories.ts';
import { useProductListAddress } from './use-product-list-address.ts';

type ProductDetailsProps = { product: Product };

/** A product with everything around it: way back to the list as it was, link to share, related ones (P7). */
export function ProductDetails({ product }: ProductDetailsProps) {
  const { t } = useTranslation('product');
  const list = useProductListAddress();
  const { chosen } = useProductCategories(String(product.categoryId ?? ''));
  return (
    <>
      <PageMeta
        title={product.seoTitle || product.name}
        description={product.seoDescription || product.summary || product.name}
        image={product.cover ? assetUrl(product.cover) : undefined}
      />
      <ProductData product={product} />
      <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 4 }, pb: { xs: 7, md: 10 } }}>
        <Box sx={barStyles}>
          <RouterButton
            to={list}
            color="inherit"
            startIcon={<ArrowBack sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} />}
            sx={{ marginInlineStart: -1 }}
          >
            {t('details.toList')}
          </RouterButton>
          <ShareButtons title={product.name} />
        </Box>
        <ProductArticle
          product={product}
          page={{ id: product.id, categoryId: chosen?.category.id }}
        />
      </Container>
      <RelatedProducts product={product} />
    </>
  );
}

const barStyles = {
  mb: { xs: 2, md: 4 },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media print': { display: 'none' },
};
