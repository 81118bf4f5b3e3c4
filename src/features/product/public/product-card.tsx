import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { stretchedLink } from '#src/components/stretched-link.ts';
import type { Product } from '../schema.ts';
import { productAddress } from './product-address.ts';
import { ProductCover } from './product-cover.tsx';
import { useProductListAddress } from './use-product-list-address.ts';

type ProductCardProps = {
  product: Product;
  /** Its name's level: the one below the heading that it stands under. */
  heading?: 'h2' | 'h3';
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes?: string;
  /** False on a product's own page: two pictures of one product must not meet there. */
  growsIntoArticle?: boolean;
};

/** A product as it stands in a grid: picture 4:3, name, model. */
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
