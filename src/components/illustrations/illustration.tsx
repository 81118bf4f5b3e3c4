import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type IllustrationProps = { viewBox?: string; children: ReactNode };

const onBackground = (part: number) =>
  `color-mix(in oklab, var(--leaf) ${part}%, var(--mui-palette-background-default))`;

/**
 * The canvas of all illustrations: one line width, and six tones of the brand's green mixed with the
 * page's background for both colour schemes. The back office and its sign-in have them in their primary
 * colour (`inPrimary`). Decorative: the text beside it has the message.
 */
export function Illustration({ viewBox = '0 0 360 270', children }: IllustrationProps) {
  return (
    <Box
      component="svg"
      className="illustration"
      viewBox={viewBox}
      aria-hidden
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      sx={{
        display: 'block',
        width: 1,
        height: 'auto',
        '--ink': 'var(--mui-palette-brand-text)',
        '--leaf': 'var(--mui-palette-brand-main)',
        '--mid': onBackground(52),
        '--soft': onBackground(24),
        '--mist': onBackground(9),
        '--paper': 'var(--mui-palette-background-default)',
      }}
    >
      {children}
    </Box>
  );
}
