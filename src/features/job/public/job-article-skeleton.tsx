import Box from '@mui/material/Box';
import { Ghost } from '#src/components/ghost.tsx';

/** The shape of a position to be read. */
export function JobArticleSkeleton() {
  return (
    <Box sx={{ mx: 'auto', maxWidth: '48rem' }}>
      <Ghost sx={{ width: '64%', typography: 'h2' }} />
      <Ghost sx={{ mt: 3, height: { xs: 160, sm: 132 }, scale: '1 1' }} />
      <Ghost sx={{ mt: 5, width: 120, typography: 'h5' }} />
      <Ghost sx={{ mt: 1.5 }} />
      <Ghost sx={{ width: '88%' }} />
      <Ghost sx={{ width: '72%' }} />
    </Box>
  );
}
