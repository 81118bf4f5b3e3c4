import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type FieldRowProps = { children: ReactNode };

/** Short fields in a row; in a column on phones. */
export function FieldRow({ children }: FieldRowProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>
  );
}
