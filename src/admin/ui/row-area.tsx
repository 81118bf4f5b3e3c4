import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { rowStyles } from './row-styles.ts';

type RowAreaProps = { children: ReactNode };

/** The default of MUI's Tooltip, in ms. */
const DELAY = 100;

/**
 * Wraps the rows of a list: their styles, and one tooltip for all their buttons and links, which have its
 * text in `data-hint`. A Tooltip each would slow the rows down.
 */
export function RowArea({ children }: RowAreaProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef(0);
  const hide = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };
  /** Removes the tooltip without fading: a cached page would continue the animation when it is shown again. */
  const remove = () => {
    hide();
    setAnchor(null);
  };
  const leave = useEffectEvent(remove);
  useEffect(() => () => leave(), []);

  const showFor = (target: EventTarget, area: Element) => {
    // React events of the tooltip's portal bubble here too.
    if (!(target instanceof Element) || !area.contains(target)) return;
    const found = target.closest<HTMLElement>('[data-hint]');
    if (found && found === anchor && isOpen) return;
    hide();
    if (!found) return;
    timer.current = window.setTimeout(() => {
      setAnchor(found);
      setOpen(true);
    }, DELAY);
  };
  return (
    <Box
      onMouseOver={({ target, currentTarget }) => showFor(target, currentTarget)}
      onMouseLeave={hide}
      onClick={remove}
      onFocus={({ target, currentTarget }) =>
        target.matches(':focus-visible') && showFor(target, currentTarget)
      }
      onBlur={hide}
      sx={rowStyles}
    >
      {children}
      {anchor && (
        <Tooltip
          // The row may have been removed, which fires no event.
          open={isOpen && anchor.isConnected}
          title={anchor.dataset.hint ?? ''}
          onClose={hide}
          slotProps={{ popper: { anchorEl: anchor } }}
        >
          <span hidden />
        </Tooltip>
      )}
    </Box>
  );
}
