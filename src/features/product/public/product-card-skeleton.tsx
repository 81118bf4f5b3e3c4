import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The shape of a product card. */
export function ProductCardSkeleton() {
  return (
    <Box>
      <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3' }} />
      <Skeleton sx={{ mt: 1.5, width: '72%', typography: 'subtitle1' }} />
      <Skeleton sx={{ width: '40%', typography: 'body2' }} />
    </Box>
  );
}
