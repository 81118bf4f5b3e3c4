import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';
import { veil } from '#src/theme/css-var.ts';
import { HighlightedTitle } from './highlighted-title.tsx';
import type { SearchHit } from './search.ts';

type PaletteOptionProps = { hit: SearchHit; optionProps: HTMLAttributes<HTMLLIElement> };

/** One thing to go to: its name, and where it stands. */
export function PaletteOption({ hit, optionProps }: PaletteOptionProps) {
  return (
    <Box component="li" {...optionProps} sx={optionStyle}>
      <hit.icon sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: 'body2', fontWeight: 500 }}>
          <HighlightedTitle title={hit.title} marks={hit.marks} />
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{hit.place.join(' / ')}</Box>
      </Box>
    </Box>
  );
}

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 0.75,
  minHeight: 52,
  borderRadius: 1,
  cursor: 'pointer',
  '&.Mui-focused': {
    bgcolor: veil('primary', 'main', 0.16),
    // Forced colours drop backgrounds: the chosen one keeps a line.
    outline: '1px solid transparent',
    outlineOffset: -1,
  },
};
