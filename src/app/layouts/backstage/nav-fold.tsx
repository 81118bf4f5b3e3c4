import { keyframes } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** What is put away until it is opened in place, and unfolds then. Open from the start it just stands. */
export function NavFold({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasClosed, setWasClosed] = useState(!isOpen);
  if (!isOpen && !wasClosed) setWasClosed(true);
  if (!isOpen) return null;
  return (
    <Box sx={wasClosed ? unfoldingStyle : {}}>
      <Box sx={{ minHeight: 0 }}>{children}</Box>
    </Box>
  );
}

// What is cut off while it unfolds may show its focus outside afterwards.
const unfold = keyframes({
  from: { gridTemplateRows: '0fr', overflow: 'hidden' },
  to: { gridTemplateRows: '1fr', overflow: 'hidden' },
});

const unfoldingStyle = {
  display: 'grid',
  '@media (prefers-reduced-motion: no-preference)': { animation: `${unfold} 0.2s` },
};
