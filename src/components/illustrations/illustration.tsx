import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type IllustrationProps = { viewBox?: string; children: ReactNode };

const onBackground = (part: number) =>
  `color-mix(in oklab, var(--leaf) ${part}%, var(--mui-palette-background-default))`;

/**
 * The canvas of all illustrations: one line width, and six tones of the brand's green mixed with the
 * page's background for both colour schemes; in the back office, which sets `--illustration-…`, of the
 * primary colour. Decorative: the text beside it has the message.
 */
export function Illustration({ viewBox = '0 0 360 270', children }: IllustrationProps) {
  return (
    <Box
      component="svg"
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
        '--ink': 'var(--illustration-text, var(--mui-palette-brand-text))',
        '--leaf': 'var(--illustration-main, var(--mui-palette-brand-main))',
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
