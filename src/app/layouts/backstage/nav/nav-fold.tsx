import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';

/** Collapsible content, animated only when expanded by the person. */
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

// Overflow is hidden only during the animation, so that focus rings are not clipped afterwards.
const unfold = keyframes({
  from: { gridTemplateRows: '0fr', overflow: 'hidden' },
  to: { gridTemplateRows: '1fr', overflow: 'hidden' },
});

const unfoldingStyle = {
  display: 'grid',
  '@media (prefers-reduced-motion: no-preference)': { animation: `${unfold} 0.2s` },
};

/**
 * Expanded state: as the person chose, until the current entry is another one inside, which expands it.
 * `current` is that entry's path, else undefined.
 */
export function useDisclosure(current: string | undefined, initiallyOpen = false) {
  const [chosen, setChosen] = useState<boolean>();
  const [seen, setSeen] = useState(current);
  if (current !== seen) {
    setSeen(current);
    if (current !== undefined) setChosen(undefined);
  }
  const isOpen = chosen ?? (initiallyOpen || current !== undefined);
  return { isOpen, toggle: () => setChosen(!isOpen) };
}
