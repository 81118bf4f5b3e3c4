import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type VisuallyHiddenProps = {
  /** Makes it a live region. */
  live?: boolean;
  id?: string;
  children: ReactNode;
};

/** Text for screen readers only. */
export function VisuallyHidden({ live = false, id, children }: VisuallyHiddenProps) {
  return (
    <Box component={live ? 'output' : 'span'} id={id} sx={styles}>
      {children}
    </Box>
  );
}

const styles = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
