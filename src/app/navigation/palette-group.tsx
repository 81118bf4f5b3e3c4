import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

type PaletteGroupProps = { title: string; children: ReactNode };

/** A titled part of what the search found. */
export function PaletteGroup({ title, children }: PaletteGroupProps) {
  const id = useId();
  return (
    <li role="none">
      <div role="group" aria-labelledby={id}>
        <Box id={id} sx={{ typography: 'overline', color: 'text.secondary', px: 1.5, py: 0.5 }}>
          {title}
        </Box>
        <Box component="ul" role="none" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1 }}>
          {children}
        </Box>
      </div>
    </li>
  );
}
