import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { assetUrl } from '#src/api/assets.ts';
import { LightSkeleton } from '#src/components/light-skeleton.tsx';
import { Picture } from '#src/components/picture.tsx';
import { stretchedLink } from '#src/components/stretched-link.ts';
import type { Product } from '../schema.ts';
import { productAddress, useProductListAddress } from './product-address.ts';
import { ProductCover } from './product-cover.tsx';

type ProductCardProps = {
  product: Product;
  /** Level of the heading: one below the heading of the section. */
  heading?: 'h2' | 'h3';
  /** The `sizes` attribute of the picture. */
  sizes?: string;
  /** False for no view transition: a page must not have two pictures of one name. */
  growsIntoArticle?: boolean;
};

export function ProductCard(props: ProductCardProps) {
  const { product, heading = 'h3', sizes = HOME_SIZES, growsIntoArticle = true } = props;
  const productList = useProductListAddress();
  return (
    <Box component="article" sx={cardStyles}>
      <ProductCover id={growsIntoArticle ? product.id : undefined}>
        <Picture
          src={assetUrl(product.cover)}
          alt=""
          ratio={4 / 3}
          sizes={sizes}
          sx={{ borderRadius: 1 }}
        />
      </ProductCover>
      <Typography variant="subtitle1" component={heading} sx={{ mt: 1.5 }}>
        <Link
          component={RouterLink}
          to={productAddress(product.id)}
          state={{ productList }}
          underline="hover"
          sx={stretchedLink(2)}
        >
          {product.name}
        </Link>
      </Typography>
      {product.model && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {product.model}
        </Typography>
      )}
    </Box>
  );
}

const HOME_SIZES = '(min-width: 1200px) 280px, (min-width: 900px) 25vw, 50vw';

const cardStyles = {
  position: 'relative',
  borderRadius: 1,
  '& img': { transition: 'opacity 0.2s, scale 0.48s' },
  '@media (hover: hover)': { '&:hover img': { scale: '1.04' } },
};

export function ProductCardSkeleton() {
  return (
    <Box>
      <LightSkeleton ratio={4 / 3} />
      <LightSkeleton sx={{ mt: 1.5, width: '72%', typography: 'subtitle1' }} />
      <LightSkeleton sx={{ width: '40%', typography: 'body2' }} />
    </Box>
  );
}
