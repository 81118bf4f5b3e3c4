import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * A field that people neither see nor reach, and that programs fill in. Off-screen, because programs know
 * `display: none`.
 */
export function Honeypot(field: UseFormRegisterReturn<'website'>) {
  return (
    <Box aria-hidden sx={styles}>
      <input {...field} type="text" tabIndex={-1} autoComplete="off" />
    </Box>
  );
}

const styles = {
  position: 'absolute',
  insetInlineStart: '-200vw',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
} as const;
