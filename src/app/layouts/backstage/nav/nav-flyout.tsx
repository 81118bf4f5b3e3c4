import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';

type NavFlyoutProps = {
  /** Content of the button. */
  button: ReactNode;
  isCurrent: boolean;
  disabled?: boolean | undefined;
  placement: 'right-start' | 'bottom-start';
  /** Content of the flyout; gets a function that closes it. */
  children: (close: () => void) => ReactNode;
};

/**
 * A menu entry whose children open in a flyout on hover, focus or arrow keys; Escape closes it. The
 * flyout follows the button in the DOM, so that Tab moves into it.
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
          {/* The gap is part of the panel, so that the pointer can cross it. */}
          <Box sx={placement === 'right-start' ? { paddingInlineStart: 1.5 } : { paddingTop: 0.5 }}>
            <Paper sx={panelStyle}>{children(close)}</Paper>
          </Box>
        </Popper>
      </li>
    </ClickAwayListener>
  );
}

// Relative to the viewport: the scrolling menu does not clip fixed elements.
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

/** State and keyboard navigation of a flyout. */
function useFlyout(button: HTMLElement | null) {
  const [isOpen, setIsOpen] = useState(false);
  const panelRef = useRef<HTMLDivElement>(null);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);

  function moveFocus(step: 1 | -1) {
    // The links must be rendered before one can be focused.
    flushSync(open);
    const links = [...(panelRef.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = step === 1 ? links[(at + 1) % links.length] : links.at(Math.max(at, 0) - 1);
    next?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    switch (event.key) {
      case 'ArrowDown':
        moveFocus(1);
        break;
      case 'ArrowUp':
        moveFocus(-1);
        break;
      case 'ArrowLeft':
      case 'ArrowRight':
        if (document.activeElement === button) moveFocus(1);
        else button?.focus();
        break;
      case 'Escape':
        if (!isOpen) return;
        button?.focus();
        close();
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  const areaProps = {
    onKeyDown,
    // Touch opens by tap.
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && open(),
    onPointerLeave: (event: PointerEvent) => {
      // A mouse leaving must not close a flyout in keyboard use.
      const hasKeyboard = event.currentTarget.querySelector(':focus-visible') !== null;
      if (event.pointerType === 'mouse' && !hasKeyboard) close();
    },
    onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close(),
  };

  return { isOpen, open, close, areaProps, panelRef };
}
