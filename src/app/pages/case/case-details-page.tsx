import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { localized } from '#src/api/fields/localized.ts';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { CaseDetails } from '#src/features/news/cases/case-details.tsx';
import { productApi } from '#src/features/product/schema.ts';
import { CardFacts } from '#src/features/product/public/card-facts.tsx';
import { ProductCard } from '#src/features/product/public/product-card.tsx';

export function Component() {
  return <CaseDetails products={(ids) => <CaseProducts ids={ids} />} />;
}

/** The most products that are shown: each is read by a call of its own. */
const SHOWN = 8;

/** The products that a case names, without those that visitors may not see. */
function CaseProducts({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('success-case');
  const products = useQueries({
    queries: ids.slice(0, SHOWN).map((id) => productApi.one(id)),
    combine: (answers) =>
      answers.flatMap(({ data }) => (data && hasShownStatus(data) ? localized(data) : [])),
  });
  if (products.length === 0) return null;
  return (
    <Container
      component="section"
      aria-labelledby="case-products"
      maxWidth="lg"
      sx={{ pb: { xs: 6, md: 9 }, '@media print': { display: 'none' } }}
    >
      <Typography id="case-products" variant="h3" component="h2" sx={{ mb: { xs: 3, md: 4 } }}>
        {t('details.products')}
      </Typography>
      <Box sx={gridStyles}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            sizes="(min-width: 75em) 270px, (min-width: 56.25em) 24vw, 48vw"
          >
            <CardFacts product={product} />
          </ProductCard>
        ))}
      </Box>
    </Container>
  );
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  columnGap: { xs: 2, md: 3 },
  rowGap: { xs: 4, md: 5 },
};
