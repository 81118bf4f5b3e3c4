import Box from '@mui/material/Box';
import { Ghost } from '#src/components/ghost.tsx';
import { rowStyles } from './job-row-styles.ts';

/** The shape of a position's row. */
export function JobRowSkeleton() {
  return (
    <Box sx={rowStyles.row}>
      <Box sx={rowStyles.what}>
        <Ghost sx={{ width: { xs: '64%', md: '40%' }, typography: 'h6' }} />
        <Ghost sx={{ mt: 0.75, width: { xs: '88%', md: '56%' }, typography: 'body2' }} />
      </Box>
      <Box sx={rowStyles.salary}>
        <Ghost sx={{ width: 96 }} />
      </Box>
      <Box sx={rowStyles.apply}>
        <Ghost sx={{ width: 104 }} />
      </Box>
    </Box>
  );
}
