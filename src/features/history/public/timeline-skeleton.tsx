import Box from '@mui/material/Box';
import { Ghost } from '#src/components/ghost.tsx';

/** The shape of the timeline's first years. */
export function TimelineSkeleton() {
  return Array.from({ length: 5 }, (_, index) => (
    <Box key={index} sx={yearStyles}>
      <Ghost sx={{ width: 112, typography: 'h3' }} />
      <Box sx={{ flex: 1, paddingInlineStart: { md: 3 } }}>
        <Ghost sx={{ width: 64, typography: 'body2' }} />
        <Ghost sx={{ width: '40%', typography: 'h6' }} />
        <Ghost sx={{ mt: 0.5, width: 'min(100%, 480px)' }} />
      </Box>
    </Box>
  ));
}

const yearStyles = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  gap: { xs: 2, md: 6 },
  minHeight: 160,
};
