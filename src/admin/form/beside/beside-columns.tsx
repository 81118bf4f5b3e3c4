import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type BesideColumnsProps = { children: ReactNode; page: ReactNode; isBeside: boolean };

/** A form with the public page at its side. */
export function BesideColumns({ children, page, isBeside }: BesideColumnsProps) {
  return (
    <Box
      sx={
        isBeside
          ? {
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: 'minmax(560px, 1fr) minmax(0, 1fr)',
              // The form's own side column comes below.
              '--form-side': '100%',
            }
          : {}
      }
    >
      {children}
      {page}
    </Box>
  );
}
