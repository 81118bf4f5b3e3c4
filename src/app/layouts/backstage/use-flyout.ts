import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * When a flyout opens and closes, and how arrow keys walk through its links. Takes the button it
 * belongs to.
 */
export function useFlyout(button: HTMLElement | null) {
  const [isOpen, setIsOpen] = useState(false);
  const panelRef = useRef<HTMLDivElement>(null);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);

  function moveFocus(step: 1 | -1) {
    // The links must be there before one can be focused.
    flushSync(open);
    const links = [...(panelRef.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = step === 1 ? links[(at + 1) % links.length] : links.at(Math.max(at, 0) - 1);
    next?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
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
    // A finger has no place to hover: its tap opens.
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && open(),
    onPointerLeave: (event: PointerEvent) => {
      // Whoever uses the keyboard is not disturbed by a mouse that something moved under.
      const hasKeyboard = event.currentTarget.querySelector(':focus-visible') !== null;
      if (event.pointerType === 'mouse' && !hasKeyboard) close();
    },
    onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close(),
  };

  return { isOpen, open, close, areaProps, panelRef };
}
