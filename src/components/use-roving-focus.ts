import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';

/**
 * Roving tabindex: a row of buttons, or options in several rows, are one tab stop, and arrow keys, Home and End move
 * inside it. Spread `rowProps` on the parent and `itemProps(index)` on each item.
 * @param count of the items
 */
export function useRovingFocus(count: number, items: 'button' | '[role=option]' = 'button') {
  const [stop, setStop] = useState(0);
  const isRtl = useTheme().direction === 'rtl';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(items)];
    const current = all.findIndex((item) => item === event.target);
    const next =
      nextIndex(event.key, current, all.length, isRtl) ??
      (items === 'button' ? undefined : nextInRows(event.key, current, all));
    if (current === -1 || next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return {
    rowProps: { onKeyDown },
    itemProps: (index: number) => ({
      // The last item if there are fewer than before.
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

function nextInRows(key: string, current: number, options: readonly HTMLElement[]) {
  const columns = options.filter(({ offsetTop }) => offsetTop === options[0]?.offsetTop).length;
  if (key === 'ArrowDown') return Math.min(current + columns, options.length - 1);
  // In the first row it stays where it is.
  if (key === 'ArrowUp') return current < columns ? current : current - columns;
  return undefined;
}
