import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type KeyboardEvent, useState } from 'react';

type PasswordRevealTexts = { show: string; hide: string };

/**
 * Makes a text field a password field with a reveal button.
 * @returns the field's `type` and `slotProps`, and whether Caps Lock is on
 */
export function usePasswordReveal({ show, hide }: PasswordRevealTexts) {
  const [isVisible, setVisible] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return {
    isCapsLock,
    type: isVisible ? ('text' as const) : ('password' as const),
    slotProps: {
      root: { onKeyDown: noteCapsLock, onKeyUp: noteCapsLock, onBlur: () => setCapsLock(false) },
      formHelperText: { role: 'status' },
      input: {
        endAdornment: (
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={isVisible ? hide : show}
              onClick={() => setVisible(!isVisible)}
            >
              {isVisible ? <VisibilityOffIcon /> : <VisibilityIcon />}
            </IconButton>
          </InputAdornment>
        ),
      },
    },
  };
}
