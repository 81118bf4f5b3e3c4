import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';

type LightSkeletonProps = {
  /** A picture's width divided by its height; without it the skeleton is a line of text. */
  ratio?: number;
  sx?: SxProps;
};

/**
 * A skeleton of a picture, or of a line of text in the `typography` of `sx`. Visitors' pages use it,
 * because MUI's Skeleton is larger to download.
 */
export function LightSkeleton({ ratio, sx }: LightSkeletonProps) {
  const shape = ratio === undefined ? lineStyles : { aspectRatio: String(ratio), borderRadius: 1 };
  return (
    <Box
      component="span"
      sx={[skeletonStyles, shape, ...(Array.isArray(sx) ? sx : sx === undefined ? [] : [sx])]}
    />
  );
}

const skeletonStyles = {
  display: 'block',
  width: 1,
  bgcolor: 'action.hover',
  '@keyframes breathe': { '50%': { opacity: 0.4 } },
  animation: 'breathe 2s 0.5s ease-in-out infinite',
};
const lineStyles = {
  transform: 'scaleY(0.6)',
  borderRadius: 0.5,
  '&::before': { content: '"\\00a0"' },
};
