import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';
import { NavDropdown } from './nav-dropdown.tsx';
import { currentAt, type NavItem } from './nav-item.ts';
import { NavLink } from './nav-link.tsx';

/**
 * An item of the desktop menu. With children it opens a dropdown on hover, by its arrow button, or
 * by arrow keys; Escape closes it and keeps the focus.
 */
export function NavEntry({ item }: { item: NavItem }) {
  const { t } = useTranslation('main-navdata');
  const place = useLocation();
  const panelId = useId();
  const dropdown = useDropdown();
  const current = currentAt(item.href, place);
  const hasChildren = item.children.length > 0;
  // A multi-column dropdown is as wide as the header, a single column under its item.
  const isWide = item.children.some(({ children }) => children.length > 0);

  return (
    <Box
      component="li"
      {...(hasChildren && dropdown.entryProps)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minWidth: 0,
        position: isWide ? 'static' : 'relative',
      }}
    >
      <NavLink
        item={item}
        current={current}
        isOneLine
        sx={linkStyles(current !== undefined, hasChildren)}
      />
      {hasChildren && (
        <>
          <IconButton
            size="small"
            color="inherit"
            aria-label={t('nav.expand', { title: item.title })}
            aria-expanded={dropdown.isOpen}
            aria-controls={dropdown.isOpen ? panelId : undefined}
            onClick={dropdown.toggle}
            sx={{ p: 0.25, marginInlineEnd: 0.5 }}
          >
            <ExpandMore
              fontSize="small"
              sx={{
                transition: 'transform 0.2s',
                transform: dropdown.isOpen ? 'rotate(180deg)' : 'none',
              }}
            />
          </IconButton>
          {dropdown.isOpen && (
            <NavDropdown id={panelId} item={item} isWide={isWide} onFollow={dropdown.close} />
          )}
        </>
      )}
    </Box>
  );
}

/** Horizontal padding of an entry: six entries fit from 900 px on, where the menu is no drawer. */
const PADDING = 'clamp(6px, 2vw - 12px, 14px)';

const linkStyles = (isCurrent: boolean, hasChildren: boolean) => ({
  position: 'relative',
  lineHeight: '2.75rem',
  // A long menu is clipped instead of widening the page.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingInlineStart: PADDING,
  paddingInlineEnd: hasChildren ? 0.25 : PADDING,
  fontWeight: 600,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: PADDING,
    insetInlineEnd: hasChildren ? 2 : PADDING,
    insetBlockEnd: 4,
    height: 2,
    borderRadius: 1,
    bgcolor: 'currentcolor',
    transform: isCurrent ? 'none' : 'scaleX(0)',
    transition: 'transform 0.2s',
  },
  '&:hover::after': { transform: 'none' },
});

/** Milliseconds for which the pointer may leave the panel on its way. */
const CLOSE_DELAY = 160;

/**
 * State and keyboard navigation of a dropdown: Tab, arrow keys, Home and End. Spread `entryProps`
 * on the element around link, button and panel.
 */
function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // On the document, because a panel opened by hover does not have the focus.
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key }: { key: string }) => {
      if (key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const set = (open: boolean) => {
    clearTimeout(timer.current);
    setIsOpen(open);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const entry = event.currentTarget;
    if (event.key === 'Escape' && isOpen) {
      // The focused link is unmounted with the panel.
      entry.querySelector('button')?.focus();
      return;
    }
    const move = MOVES[event.key];
    if (move === undefined || hasModifier(event) || (!isOpen && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    // The panel must be rendered before a link in it can be focused.
    if (!isOpen) flushSync(() => set(true));
    const links = [...entry.querySelectorAll<HTMLElement>('[data-panel] a')];
    const at = links.findIndex((link) => link === document.activeElement);
    links.at(move(at, links.length))?.focus();
  };

  return {
    isOpen,
    close: () => set(false),
    toggle: () => set(!isOpen),
    entryProps: {
      onKeyDown,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') set(true);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        timer.current = setTimeout(() => setIsOpen(false), CLOSE_DELAY);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) set(false);
      },
    },
  };
}

/** Maps the focused link's index (-1: none) to the next one's. */
const MOVES: Record<string, ((at: number, count: number) => number) | undefined> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at) => (at <= 0 ? -1 : at - 1),
  Home: () => 0,
  End: () => -1,
};
