import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * Hidden field that programs fill in and people cannot reach. It is off-screen, because programs recognise
 * `display: none`. Its name means nothing to password managers, and the `data-` attributes make 1Password, LastPass,
 * Bitwarden and Dashlane ignore it. If one fills it in anyway, the message is sent and only marked.
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
