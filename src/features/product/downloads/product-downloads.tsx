import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { langOf } from '#src/api/fields/localized.ts';
import { Picture } from '#src/components/picture.tsx';
import { RouterLink } from '#src/components/router-link.tsx';
import { ChineseMark } from '../public/chinese-mark.tsx';
import { productAddress } from '../public/product-address.ts';
import { FileList } from './file-list.tsx';
import type { ProductWithFiles } from './product-files.ts';
import { productFields } from '../schema.ts';

/** A product and its files. */
export function ProductDownloads({ product }: { product: ProductWithFiles }) {
  const { id, name, model, cover, attachments } = product;
  return (
    <Box component="article" sx={styles.product}>
      <Box sx={styles.cover}>
        <Picture src={assetUrl(cover)} alt="" ratio={productFields.cover.crops.card} sizes="96px" />
      </Box>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="h6" component="h2">
          <RouterLink
            to={productAddress(id)}
            lang={langOf(product, 'name')}
            color="inherit"
            underline="hover"
          >
            {name}
          </RouterLink>
          {model && (
            <Box component="span" sx={styles.model}>
              {model}
            </Box>
          )}
        </Typography>
        <ChineseMark product={product} />
        <FileList files={attachments} product={product} />
      </Box>
    </Box>
  );
}

const styles = {
  product: { display: 'flex', gap: { xs: 2, sm: 3 }, overflowWrap: 'anywhere' },
  cover: {
    display: { xs: 'none', sm: 'block' },
    flex: 'none',
    alignSelf: 'flex-start',
    width: 96,
    borderRadius: 1,
    overflow: 'hidden',
  },
  model: {
    // No margin, because the text may run in another direction than the page.
    '&::before': { content: '"\\2002"' },
    color: 'text.secondary',
    fontSize: '0.875rem',
    fontWeight: 400,
  },
};
