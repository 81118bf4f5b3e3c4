import Box from '@mui/material/Box';
import { Ghost } from '#src/components/ghost.tsx';

/** The shape of a news article. */
export function NewsArticleSkeleton() {
  return (
    <Box sx={{ '& > *': { mx: 'auto', maxWidth: { xs: '38rem', md: '40rem' } } }}>
      <Ghost sx={{ typography: 'h2' }} />
      <Ghost sx={{ width: '60%', typography: 'h2' }} />
      <Ghost sx={{ mt: 2, width: '40%', typography: 'body2' }} />
      <Ghost ratio={16 / 9} sx={{ mt: 4, '&&': { maxWidth: '60rem' } }} />
      <Ghost sx={{ mt: 6 }} />
      <Ghost />
      <Ghost sx={{ width: '72%' }} />
    </Box>
  );
}
