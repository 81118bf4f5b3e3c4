import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useFlyout } from './use-flyout.ts';

type NavFlyoutProps = {
  /** What the button shows. */
  button: ReactNode;
  isCurrent: boolean;
  disabled?: boolean | undefined;
  placement: 'right-start' | 'bottom-start';
  /** What flies out. Gets a way to close it. */
  children: (close: () => void) => ReactNode;
};

/**
 * An entry whose inner entries fly out: under the pointer, with the keyboard's focus, and by arrow
 * keys; Escape puts them away. They follow the button in the page, so that Tab walks into them.
 */
export function NavFlyout({ button, isCurrent, disabled, placement, children }: NavFlyoutProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const { isOpen, close, open, areaProps, panelRef } = useFlyout(anchor);

  return (
    <ClickAwayListener onClickAway={close}>
      <li {...(disabled ? {} : areaProps)}>
        <ButtonBase
          ref={setAnchor}
          className={isCurrent ? 'Mui-selected' : ''}
          disabled={disabled ?? false}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={open}
          onFocus={open}
        >
          {button}
        </ButtonBase>
        <Popper
          id={id}
          ref={panelRef}
          open={isOpen}
          anchorEl={anchor}
          placement={placement}
          disablePortal
          popperOptions={{ strategy: 'fixed' }}
          modifiers={WITHIN_WINDOW}
          sx={{ zIndex: 'tooltip' }}
        >
          {/* The gap belongs to the panel: the pointer crosses it without leaving. */}
          <Box sx={placement === 'right-start' ? { paddingInlineStart: 1.5 } : { paddingTop: 0.5 }}>
            <Paper sx={panelStyle}>{children(close)}</Paper>
          </Box>
        </Popper>
      </li>
    </ClickAwayListener>
  );
}

// The menu scrolls, but does not cut off what is fixed to the window.
const WITHIN_WINDOW = ['flip', 'preventOverflow'].map((name) => ({
  name,
  options: { altBoundary: false, padding: 8 },
}));

const panelStyle = {
  p: 1,
  minWidth: 200,
  maxHeight: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  border: 1,
  borderColor: 'outline',
  boxShadow: 'var(--mui-customShadows-dropdown)',
};
