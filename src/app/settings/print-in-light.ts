import { COLOR_SCHEME_ATTRIBUTE } from '#src/theme/create-app-theme.ts';

/** Prints pages in the light scheme, because browsers leave out dark grounds and would print light text on white. */
export function printInLight(): void {
  const page = document.documentElement;
  let shown: string | null = null;
  const show = (scheme: string) => {
    withoutFading(() => page.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme));
  };
  window.addEventListener('beforeprint', () => {
    shown = page.getAttribute(COLOR_SCHEME_ATTRIBUTE);
    if (shown !== null) show('light');
  });
  window.addEventListener('afterprint', () => {
    if (shown !== null) show(shown);
    shown = null;
  });
}

/**
 * Runs the change without CSS transitions, because nested elements that each fade an inherited colour take seconds
 * together.
 */
export function withoutFading(change: () => void): void {
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  change();
  // Reading a computed style makes the browser apply all new colours before transitions are back on.
  getComputedStyle(document.body).getPropertyValue('color');
  still.remove();
}
