import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Modal from '@mui/material/Modal';
import { useSyncExternalStore } from 'react';
import { loadingOverlayLabel, subscribeToLoadingOverlay } from './loading-overlay-store.ts';

/**
 * Lies over everything while `showLoadingOverlay` says so (N3). It holds the focus at once, so that no
 * key reaches what is below, and is seen only where the wait is long enough to be noticed.
 */
export function LoadingOverlay() {
  const label = useSyncExternalStore(subscribeToLoadingOverlay, loadingOverlayLabel);
  return (
    <Modal
      open={label !== null}
      slotProps={{ backdrop: { invisible: true } }}
      sx={{ zIndex: 'tooltip' }}
    >
      <Box role="status" tabIndex={-1} sx={coverStyle}>
        <CircularProgress aria-hidden />
        {label}
      </Box>
    </Modal>
  );
}

const coverStyle = {
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  outline: 'none',
  color: 'text.primary',
  bgcolor: 'rgba(var(--mui-palette-background-defaultChannel) / 0.8)',
  '@keyframes cover': { from: { opacity: 0 } },
  animation: 'cover 0.2s 0.15s both',
};
