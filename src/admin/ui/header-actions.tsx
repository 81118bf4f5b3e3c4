import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type HeaderActionsProps = { children: ReactNode };

/** Several actions in a page's header, the primary one last. */
export function HeaderActions({ children }: HeaderActionsProps) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{children}</Box>;
}
