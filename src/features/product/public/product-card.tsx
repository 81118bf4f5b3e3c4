import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { stretchedLink } from '#src/components/stretched-link.ts';
import type { Product } from '../schema.ts';

type ProductCardProps = { product: Product };

/** A product as it stands in a grid: picture 4:3, name, model. */
export function ProductCard({ product }: ProductCardProps) {
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        borderRadius: 1,
        '& img': { transition: 'opacity 0.2s, scale 0.48s' },
        '@media (hover: hover)': { '&:hover img': { scale: '1.04' } },
      }}
    >
      <Picture
        src={assetUrl(product.cover)}
        alt=""
        ratio={4 / 3}
        sizes="(min-width: 1200px) 280px, (min-width: 900px) 25vw, 50vw"
        sx={{ borderRadius: 1 }}
      />
      <Typography variant="subtitle1" component="h3" sx={{ mt: 1.5 }}>
        <Link
          component={RouterLink}
          to={`/product/details?id=${encodeURIComponent(product.id)}`}
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
