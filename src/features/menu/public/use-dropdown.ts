import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';

/** How long the pointer may be off the way to the panel. */
const CLOSE_DELAY = 160;

/**
 * Opens and closes one menu entry's panel: a disclosure whose links are reached by Tab, arrow keys,
 * Home and End. `entryProps` go on what holds link, button and panel.
 */
export function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Also for a panel that the pointer opened while the focus is somewhere else.
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
      // The panel goes, and with it the link that had the focus.
      entry.querySelector('button')?.focus();
      return;
    }
    const move = MOVES[event.key];
    if (move === undefined || (!isOpen && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    // The panel has to stand before a link in it can take the focus.
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

/** From the link that has the focus (-1: none) to the one that gets it. */
const MOVES: Record<string, ((at: number, count: number) => number) | undefined> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at) => (at <= 0 ? -1 : at - 1),
  Home: () => 0,
  End: () => -1,
};
