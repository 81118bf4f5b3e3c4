import { splitFocus } from './focal-point.ts';

/**
 * `srcset` of a URL that lists its widths: `…?widths=480-960` gives `…&w=480`. Undefined for any
 * other URL, e.g. of another server.
 */
export function srcSet(address: string): string | undefined {
  const { file } = splitFocus(address);
  const widths = /[?&]widths=(\d+(?:-\d+)*)(?:&|$)/.exec(file)?.[1];
  if (widths === undefined || /[\s,]/.test(file)) return undefined;
  return widths
    .split('-')
    .map((width) => `${file}&w=${width} ${width}w`)
    .join(', ');
}
