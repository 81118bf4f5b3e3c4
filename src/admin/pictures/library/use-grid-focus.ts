import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';

/**
 * Roving tabindex in a listbox whose options stand in rows: it is one tab stop, and arrow keys, Home and
 * End move inside it. Spread `listProps` on the listbox and `itemProps(index)` on each option.
 * @param count the number of options
 */
export function useGridFocus(count: number) {
  const [last, setLast] = useState(0);
  const isRtl = useTheme().direction === 'rtl';
  const stop = Math.min(last, count - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return;
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
    const current = options.findIndex((option) => option === event.target);
    const next = nextIndex(event.key, current, options, isRtl);
    if (current === -1 || next === undefined) return;
    event.preventDefault();
    options[Math.max(0, Math.min(next, options.length - 1))]?.focus();
  };

  return {
    listProps: { onKeyDown },
    itemProps: (index: number) => ({
      tabIndex: index === stop ? 0 : -1,
      onFocus: () => setLast(index),
    }),
  };
}

function nextIndex(key: string, current: number, options: HTMLElement[], isRtl: boolean) {
  const columns = options.filter(({ offsetTop }) => offsetTop === options[0]?.offsetTop).length;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return options.length - 1;
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return current + 1;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return current - 1;
    case 'ArrowDown':
      return current + columns;
    case 'ArrowUp':
      // In the first row it stays where it is.
      return current < columns ? current : current - columns;
    default:
      return undefined;
  }
}
