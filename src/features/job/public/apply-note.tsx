import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type ApplyNoteProps = { children: ReactNode };

/** Says why one cannot apply. */
export function ApplyNote({ children }: ApplyNoteProps) {
  return (
    <Box sx={styles}>
      <InfoIcon fontSize="small" sx={{ mt: '2px', color: 'info.text' }} />
      <span>{children}</span>
    </Box>
  );
}

const styles = {
  mt: 5,
  px: 2,
  py: 1.5,
  display: 'flex',
  gap: 1.5,
  borderRadius: 1,
  bgcolor: 'rgba(var(--mui-palette-info-mainChannel) / 0.12)',
  '@media (forced-colors: active)': { border: '1px solid' },
};
