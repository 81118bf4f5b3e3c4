import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { encode } from 'uqr';

type QrCodeProps = {
  text: string;
  /** The accessible name. */
  label: string;
};

/** The quiet zone of ISO/IEC 18004, in modules. */
const BORDER = 4;

/** A text as a QR code in its parent's width; dark on white in every scheme, for cameras. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: BORDER }), [text]);
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      sx={{
        display: 'block',
        width: 1,
        borderRadius: 1,
        color: 'common.black',
        bgcolor: 'common.white',
        forcedColorAdjust: 'none',
      }}
    >
      <path d={pathOf(data)} fill="currentColor" />
    </Box>
  );
}

/** An SVG path with a square of 1 for each dark module. */
function pathOf(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
