import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';

/**
 * Roving tabindex: a row of buttons is one tab stop, and arrow keys, Home and End move inside it. Spread
 * `rowProps` on the row and `itemProps(index)` on each button.
 * @param count of the buttons
 */
export function useRovingFocus(count: number) {
  const [stop, setStop] = useState(0);
  const isRtl = useTheme().direction === 'rtl';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const current = buttons.findIndex((button) => button === event.target);
    const next = nextIndex(event.key, current, buttons.length, isRtl);
    if (current === -1 || next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  return {
    rowProps: { onKeyDown },
    itemProps: (index: number) => ({
      // The last button if there are fewer than before.
      tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
      onFocus: () => setStop(index),
    }),
  };
}

function nextIndex(key: string, current: number, count: number, isRtl: boolean) {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (current + 1) % count;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return (current - 1 + count) % count;
    default:
      return undefined;
  }
}
