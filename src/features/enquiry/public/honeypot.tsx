import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * A field that people neither see nor reach, and that programs fill in. Off-screen, because programs know
 * `display: none`. Its name means nothing to password managers, and the `data-` attributes tell 1Password, LastPass,
 * Bitwarden and Dashlane to leave it alone; one that fills it in all the same costs nobody a message.
 */
export function Honeypot(field: UseFormRegisterReturn<'leaveEmpty'>) {
  return (
    <Box aria-hidden sx={styles}>
      <input
        {...field}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
        data-form-type="other"
      />
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
