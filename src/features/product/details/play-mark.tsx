import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';

/** A play symbol in the middle of a picture. */
export function PlayMark({ size }: { size: number }) {
  return (
    <Box component="span" sx={{ ...markStyles, width: size, height: size }}>
      <PlayArrow sx={{ fontSize: size * 0.6 }} />
    </Box>
  );
}

const markStyles = {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  color: 'common.white',
  bgcolor: 'rgba(0 0 0 / 0.6)',
};
