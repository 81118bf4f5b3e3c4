import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { rowStyles } from './news-row-styles.ts';

/** The shape of a news row. */
export function NewsRowSkeleton() {
  return (
    <Box sx={rowStyles.row}>
      <Box sx={rowStyles.date}>
        <Skeleton width={48} height={40} variant="rounded" />
        <Skeleton width={64} />
      </Box>
      <Box sx={{ flex: 1 }}>
        <Skeleton sx={{ width: '72%', typography: 'h5' }} />
        <Skeleton sx={{ mt: 1, typography: 'body2' }} />
        <Skeleton sx={{ width: '88%', typography: 'body2' }} />
        <Skeleton sx={{ mt: 1, width: 96, typography: 'body2' }} />
      </Box>
      <Box sx={rowStyles.cover}>
        <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '16 / 10' }} />
      </Box>
    </Box>
  );
}
