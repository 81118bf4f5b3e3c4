import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { localized } from '#src/api/fields/localized.ts';
import { hasShownStatus, STATUS } from '#src/api/fields/status.ts';
import { sameId } from '#src/lib/records/id.ts';
import { productApi, type Product } from '../schema.ts';
import { CardFacts } from '../public/card-facts.tsx';
import { ProductCard } from '../public/product-card.tsx';

const SHOWN = 4;

type RelatedProductsProps = { product: Product };

/** Other products of the same category; nothing if there are none. */
export function RelatedProducts({ product }: RelatedProductsProps) {
  const { t } = useTranslation('product');
  const { data } = useQuery(
    productApi.page({
      pageNo: 1,
      pageSize: SHOWN + 1,
      status: STATUS.shown,
      categoryId: product.categoryId ?? undefined,
    }),
  );
  const related = localized(data?.rows ?? [])
    .filter((row) => hasShownStatus(row) && !sameId(row.id, product.id))
    .slice(0, SHOWN);
  if (related.length === 0) return null;

  return (
    <Box
      component="section"
      aria-labelledby="related-products"
      sx={{ bgcolor: 'background.neutral', '@media print': { display: 'none' } }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 6, md: 9 } }}>
        <Typography id="related-products" variant="h3" component="h2" sx={{ mb: { xs: 3, md: 4 } }}>
          {t('details.related')}
        </Typography>
        <Box sx={gridStyles}>
          {related.map((row) => (
            <ProductCard
              key={row.id}
              product={row}
              sizes="(min-width: 100em) 330px, (min-width: 75em) 270px, (min-width: 56.25em) 24vw, 48vw"
              growsIntoArticle={false}
            >
              <CardFacts product={row} />
            </ProductCard>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

// Two or four columns, so that four products fill whole rows.
const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  columnGap: { xs: 2, md: 3 },
  rowGap: { xs: 4, md: 5 },
};
