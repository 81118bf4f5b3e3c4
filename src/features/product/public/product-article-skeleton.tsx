import Box from '@mui/material/Box';
import { Ghost } from '#src/components/ghost.tsx';
import { productHeadStyles } from './product-head-styles.ts';

/** The shape of a product's page. */
export function ProductArticleSkeleton() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={productHeadStyles}>
        <Ghost ratio={4 / 3} />
        <Box>
          <Ghost sx={{ width: 96, typography: 'overline' }} />
          <Ghost sx={{ width: '88%', typography: 'h2' }} />
          <Ghost sx={{ mt: 1, width: '40%' }} />
          <Ghost sx={{ mt: 3 }} />
          <Ghost sx={{ width: '64%' }} />
        </Box>
      </Box>
    </Box>
  );
}
