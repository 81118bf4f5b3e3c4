import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Modal from '@mui/material/Modal';
import { useStore } from 'zustand';
import { loadingOverlayStore } from './loading-overlay-store.ts';

/**
 * Covers the screen while `showLoadingOverlay` is in effect. It has the focus at once, so that no key
 * reaches the page below, and appears after a delay, so that a short wait does not flash.
 */
export function LoadingOverlay() {
  const label = useStore(loadingOverlayStore, ({ shown }) => shown.at(-1)?.label ?? null);
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
