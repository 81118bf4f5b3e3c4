import Box from '@mui/material/Box';
import { Ghost } from '#src/components/ghost.tsx';
import { honorGridStyles } from './honor-grid-styles.ts';

/** The shape of the gallery. */
export function HonorGallerySkeleton() {
  return (
    <Box sx={honorGridStyles}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index}>
          <Ghost ratio={4 / 3} />
          <Ghost sx={{ mt: 2, width: '64%', typography: 'h6' }} />
          <Ghost sx={{ width: '88%', typography: 'body2' }} />
        </div>
      ))}
    </Box>
  );
}
