import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import type { Product } from './schema.ts';

type ProductTitleProps = { product: Product };

/** Cover, name and model of a product. */
export function ProductTitle({ product }: ProductTitleProps) {
  const { name, model, cover } = product;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, width: 1 }}>
      <Box sx={{ width: { xs: 72, md: 48 }, flexShrink: 0 }}>
        <Picture
          src={assetUrl(cover)}
          alt=""
          ratio={4 / 3}
          sizes="72px"
          sx={{ borderRadius: 0.5 }}
        />
      </Box>
      <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
        <Typography variant="subtitle2" component="div" title={name} sx={twoLines}>
          {name}
        </Typography>
        <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
          {model}
        </Typography>
      </Box>
    </Box>
  );
}

const twoLines = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineHeight: 1.4,
  whiteSpace: 'normal',
} as const;
