import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type VisuallyHiddenProps = {
  /** Makes it a live region. */
  live?: boolean;
  /** A `span` without it; the page's first heading where none is visible. */
  component?: 'h1';
  children: ReactNode;
};

export function VisuallyHidden({ live = false, component, children }: VisuallyHiddenProps) {
  return (
    <Box component={component ?? (live ? 'output' : 'span')} sx={styles}>
      {children}
    </Box>
  );
}

const styles = {
  m: 0,
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
