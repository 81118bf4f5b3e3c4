import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';

type GhostProps = {
  /** Width by height of the picture that is awaited; without it, a line of text is. */
  ratio?: number;
  sx?: SxProps;
};

/**
 * The shape of what is on its way: a picture, or a line of text as high as `typography` in `sx`.
 * Lighter than MUI's skeleton, for the pages that visitors see first.
 */
export function Ghost({ ratio, sx }: GhostProps) {
  const shape = ratio === undefined ? lineStyles : { aspectRatio: String(ratio), borderRadius: 1 };
  return (
    <Box
      component="span"
      sx={[ghostStyles, shape, ...(Array.isArray(sx) ? sx : sx === undefined ? [] : [sx])]}
    />
  );
}

const ghostStyles = {
  display: 'block',
  width: 1,
  bgcolor: 'action.hover',
  '@keyframes breathe': { '50%': { opacity: 0.4 } },
  animation: 'breathe 2s 0.5s ease-in-out infinite',
};
const lineStyles = {
  scale: '1 0.6',
  borderRadius: 0.5,
  '&::before': { content: '"\\00a0"' },
};
