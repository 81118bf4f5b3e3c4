import type { RefObject } from 'react';

type Place = RefObject<HTMLElement | null>;

/**
 * After a row was taken away: the focus goes to the same button of the row that took its place, of
 * the last one, or to `fallback`.
 */
export function focusNth(list: Place, selector: string, index: number, fallback: Place): void {
  requestAnimationFrame(() => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    (buttons[index] ?? buttons.at(-1) ?? fallback.current)?.focus();
  });
}
