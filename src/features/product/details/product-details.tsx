import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import { isInEnglish, isUntranslated, localized } from '#src/api/fields/localized.ts';
import { hasShownStatus, STATUS } from '#src/api/fields/status.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import type { Page } from '#src/api/records/page.ts';
import { useCategorized } from '#src/api/records/use-categorized.ts';
import { DetailsFrame } from '#src/components/details-page/details-frame.tsx';
import { OthersBand } from '#src/components/details-page/others-band.tsx';
import { DetailsPage } from '#src/components/details-page/details-page.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { useSiteName } from '#src/components/page/site-name.ts';
import { breadcrumbData } from '#src/components/structured-data/breadcrumb-data.ts';
import { productData } from '#src/components/structured-data/product-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import { splitFocus } from '#src/lib/pictures/focal-point.ts';
import { sameId } from '#src/lib/records/id.ts';
import { productCategoryApi } from '../category/schema.ts';
import { CompareBar } from '../compare/compare-bar.tsx';
import type { AskSeveral } from '../compare/compare-store.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { productMeta, productPoster } from '../product-meta.ts';
import { productAddress, useProductListAddress } from '../public/product-address.ts';
import { useProductCategories } from '../public/use-product-categories.ts';
import { productApi, type Product } from '../schema.ts';
import { ProductArticle, ProductArticleSkeleton } from './product-article.tsx';
import { ProductNeighbours } from './product-neighbours.tsx';
import { CardFacts } from '../public/card-facts.tsx';
import { ProductCard } from '../public/product-card.tsx';

type ProductDetailsProps = {
  /** A button to ask for a quote. */
  ask: (product: Product) => ReactNode;
  /** What the company promises to buyers. */
  terms: ReactNode;
  /** The company's warranty for its products, '' for none. */
  warranty: string;
  /** A button that prints the data sheet. */
  sheet: (product: Product) => ReactNode;
  /** A bar of actions that is always visible on phones. */
  bar: (product: Product) => ReactNode;
  askSeveral: AskSeveral | undefined;
};

/** One product, `?id=`. */
export function ProductDetails(slots: ProductDetailsProps) {
  const { t } = useTranslation('product');
  return (
    <DetailsPage
      query={(id, client) => ({
        ...productApi.one(id),
        placeholderData: () => productPlaceholder(client, id),
      })}
      isVisible={hasShownStatus}
      title={t('list.title')}
      skeleton={<ProductArticleSkeleton />}
      failed={t('details.failed')}
      notFound={{
        title: t('details.notFound'),
        hint: t('details.notFoundHint'),
        to: '/product',
        action: t('list.showAll'),
      }}
    >
      {(product) => <LoadedProduct product={product} {...slots} />}
    </DetailsPage>
  );
}

/** The product from a cached list; undefined if no list has it together with its content. */
function productPlaceholder(client: QueryClient, id: string): Product | undefined {
  return client
    .getQueriesData<Page<Product>>({ queryKey: [productApi.name, 'page'] })
    .flatMap(([, list]) => list?.rows ?? [])
    .find((product) => sameId(product.id, id) && product.content !== '');
}

type LoadedProductProps = ProductDetailsProps & { product: Product };

function LoadedProduct(props: LoadedProductProps) {
  const { product: read, ask, terms, warranty, sheet, bar, askSeveral } = props;
  const { t } = useTranslation('product');
  const product = useCategorized(localized(read), productCategoryApi);
  const siteName = useSiteName();
  const list = useProductListAddress();
  const { chosen, isPending } = useProductCategories(String(product.categoryId ?? ''));
  const url = productAddress(product.id);
  const { title, description, picture } = productMeta(product);
  const pictures = [product.cover, ...product.images]
    .filter(Boolean)
    .map((one) => assetUrl(splitFocus(one).file));
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        keywords={product.seoKeywords}
        image={picture}
        isInEnglish={isInEnglish(product)}
      />
      <StructuredData
        things={[
          productData(
            {
              ...product,
              specifications: [
                ...product.specifications,
                { name: t('terms.warranty'), value: warranty },
              ],
              pictures,
              url,
            },
            siteName,
          ),
          breadcrumbData([
            { name: siteName, url: '/home' },
            { name: t('list.title'), url: '/product' },
            { name: product.name, url },
          ]),
        ]}
      />
      <DetailsFrame
        to={list}
        label={t('details.toList')}
        title={product.name}
        poster={productPoster(product)}
        isUntranslated={isUntranslated(product)}
      >
        <ProductArticle
          product={product}
          categoryId={chosen?.record.id}
          isCategoryPending={isPending && product.categoryId !== null}
          ask={ask(product)}
          terms={terms}
          sheet={sheet(product)}
          compare={<CompareToggle product={product} />}
        />
        <ProductNeighbours key={product.id} product={product} />
      </DetailsFrame>
      <RelatedProducts product={product} />
      <CompareBar ask={askSeveral} />
      {bar(product)}
    </>
  );
}

const SHOWN = 4;

/** Other products of the same category; nothing if there are none. */
function RelatedProducts({ product }: { product: Product }) {
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
    <OthersBand title={t('details.related')}>
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
    </OthersBand>
  );
}

// Two or four columns, so that four products fill whole rows.
const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  columnGap: { xs: 2, md: 3 },
  rowGap: { xs: 4, md: 5 },
};
