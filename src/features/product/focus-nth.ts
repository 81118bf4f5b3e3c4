import type { RefObject } from 'react';

type ElementRef = RefObject<HTMLElement | null>;

/**
 * After the removal of a row: focuses the same button in the row that is now at `index`, else in
 * the last row, else `fallback`.
 */
export function focusNth(
  list: ElementRef,
  selector: string,
  index: number,
  fallback: ElementRef,
): void {
  requestAnimationFrame(() => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    (buttons[index] ?? buttons.at(-1) ?? fallback.current)?.focus();
  });
}
