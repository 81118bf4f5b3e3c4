import Box from '@mui/material/Box';
import { Ghost } from '#src/components/ghost.tsx';

/** The shape of a product card. */
export function ProductCardSkeleton() {
  return (
    <Box>
      <Ghost ratio={4 / 3} />
      <Ghost sx={{ mt: 1.5, width: '72%', typography: 'subtitle1' }} />
      <Ghost sx={{ width: '40%', typography: 'body2' }} />
    </Box>
  );
}
