import Box from '@mui/material/Box';
import { Ghost } from '#src/components/ghost.tsx';
import { rowStyles } from './news-row-styles.ts';

/** The shape of a news row. */
export function NewsRowSkeleton() {
  return (
    <Box sx={rowStyles.row}>
      <Box sx={rowStyles.date}>
        <Ghost ratio={6 / 5} sx={{ width: 48 }} />
        <Ghost sx={{ width: 64 }} />
      </Box>
      <Box sx={{ flex: 1 }}>
        <Ghost sx={{ width: '72%', typography: 'h5' }} />
        <Ghost sx={{ mt: 1, typography: 'body2' }} />
        <Ghost sx={{ width: '88%', typography: 'body2' }} />
        <Ghost sx={{ mt: 1, width: 96, typography: 'body2' }} />
      </Box>
      <Box sx={rowStyles.cover}>
        <Ghost ratio={16 / 10} />
      </Box>
    </Box>
  );
}
