import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { useSiteName } from '#src/components/site-name.ts';
import { breadcrumbData } from '#src/components/structured-data/breadcrumb-data.ts';
import { productData } from '#src/components/structured-data/product-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import type { Product } from '../schema.ts';
import { productAddress } from './product-address.ts';

type ProductDataProps = { product: Product };

/** What search engines are told of a product (P11). */
export function ProductData({ product }: ProductDataProps) {
  const { t } = useTranslation('product');
  const siteName = useSiteName();
  const url = productAddress(product.id);
  const pictures = [product.cover, ...product.images].filter(Boolean).map(assetUrl);
  return (
    <StructuredData
      things={[
        productData({ ...product, pictures, url }, siteName),
        breadcrumbData([
          { name: siteName, url: '/home' },
          { name: t('list.title'), url: '/product' },
          { name: product.name, url },
        ]),
      ]}
    />
  );
}
