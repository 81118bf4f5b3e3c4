import Box from '@mui/material/Box';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';

/** Frames of 40 × 40, one of which a name always gets. */
const FRAMES = [
  'M20 1a19 19 0 1 1 0 38 19 19 0 0 1 0-38Z',
  'M20 1 38 11v18L20 39 2 29V11Z',
  'M9 2h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z',
  'M20 2c10 0 18 8 18 18v18H20C10 38 2 30 2 20S10 2 20 2Z',
  'M20 1 39 20 20 39 1 20Z',
];

const TONES = ['brand', 'info', 'warning', 'success', 'error'] as const;

type PartnerMarkProps = { name: string };

/** The mark of a partner that has no logo: the first letter of its name in a frame. Decorative. */
export function PartnerMark({ name }: PartnerMarkProps) {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  // Another digit than the frame's, so that frame and colour vary independently.
  const tone = TONES[Math.floor(sum / FRAMES.length) % TONES.length] ?? 'brand';
  const frame = FRAMES[sum % FRAMES.length];
  return (
    <Box
      component="svg"
      viewBox="0 0 40 40"
      aria-hidden
      sx={{ flex: 'none', width: 48, height: 48, color: `${tone}.text` }}
    >
      <path d={frame} fill="currentColor" fillOpacity="0.12" />
      <path d={frame} fill="none" stroke="currentColor" strokeWidth="1.5" strokeOpacity="0.64" />
      <text x="20" y="26.5" fill="currentColor" fontSize="18" fontWeight="600" textAnchor="middle">
        {firstGraphemes(name, 1).toLocaleUpperCase()}
      </text>
    </Box>
  );
}
