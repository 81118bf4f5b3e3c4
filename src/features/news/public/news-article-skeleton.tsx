import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The shape of a news article. */
export function NewsArticleSkeleton() {
  return (
    <Box sx={{ '& > *': { mx: 'auto', maxWidth: '38rem' } }}>
      <Skeleton sx={{ typography: 'h2' }} />
      <Skeleton sx={{ width: '60%', typography: 'h2' }} />
      <Skeleton sx={{ mt: 2, width: '40%', typography: 'body2' }} />
      <Skeleton
        variant="rounded"
        sx={{ mt: 4, height: 'auto', aspectRatio: '16 / 9', '&&': { maxWidth: '60rem' } }}
      />
      <Skeleton sx={{ mt: 6 }} />
      <Skeleton />
      <Skeleton sx={{ width: '72%' }} />
    </Box>
  );
}
