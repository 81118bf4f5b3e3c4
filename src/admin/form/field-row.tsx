import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type FieldRowProps = { children: ReactNode };

/** Short fields beside each other; on phones below each other. */
export function FieldRow({ children }: FieldRowProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>
  );
}
