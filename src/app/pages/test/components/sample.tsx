import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type PartProps = {
  /** Anchor for the page's list of parts. */
  id: string;
  title: string;
  purpose: string;
  children: ReactNode;
};

/** A part of the page, with a heading. */
export function Part({ id, title, purpose, children }: PartProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 8 }}>
      <Typography id={id} tabIndex={-1} variant="h4" component="h2" sx={{ outline: 0 }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{purpose}</Typography>
      {children}
    </Box>
  );
}

type SampleProps = {
  title: string;
  /** Path of the component below `src`. */
  file: string;
  children: ReactNode;
};

/** A component in its states, with its name and file. */
export function Sample({ title, file, children }: SampleProps) {
  const path = `src/${file}`;
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      <Box
        component="code"
        dir="ltr"
        sx={{
          display: 'block',
          mb: 2,
          typography: 'body2',
          fontFamily: 'monospace',
          color: 'text.secondary',
          overflowWrap: 'anywhere',
        }}
      >
        {path}
      </Box>
      {children}
    </Box>
  );
}

/** Buttons and other small samples, in a row that wraps. */
export function SideBySide({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>{children}</Box>
  );
}
