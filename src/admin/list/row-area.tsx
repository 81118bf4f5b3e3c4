import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { pictureTitleStyles } from './picture-title-styles.ts';
import { rowStyles } from './row-styles.ts';

type RowAreaProps = { children: ReactNode };

/** What MUI's tooltip waits, in ms. */
const DELAY = 100;

/**
 * Around the rows of a list: the look of what stands in them, and one tooltip for all their buttons and
 * links, which say in `data-hint` what they do.
 */
export function RowArea({ children }: RowAreaProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const hide = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };
  const showFor = (target: EventTarget, area: Element) => {
    // The tooltip stands elsewhere in the page, but its events come here: a pointer may rest on it.
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
      onFocus={({ target, currentTarget }) =>
        target.matches(':focus-visible') && showFor(target, currentTarget)
      }
      onBlur={hide}
      sx={[rowStyles, pictureTitleStyles]}
    >
      {children}
      <Tooltip
        // Its row may be gone: no event tells of that.
        open={isOpen && anchor?.isConnected === true}
        title={anchor?.dataset.hint ?? ''}
        onClose={hide}
        slotProps={{ popper: { anchorEl: anchor } }}
      >
        <span hidden />
      </Tooltip>
    </Box>
  );
}
