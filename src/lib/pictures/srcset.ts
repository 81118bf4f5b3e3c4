/**
 * `srcset` of a URL that lists its widths: `…?widths=480-960` gives `…&w=480`. Undefined for any
 * other URL, e.g. of another server.
 */
export function srcSet(address: string): string | undefined {
  const widths = /[?&]widths=(\d+(?:-\d+)*)(?:&|$)/.exec(address)?.[1];
  if (widths === undefined || /[\s,]/.test(address)) return undefined;
  return widths
    .split('-')
    .map((width) => `${address}&w=${width} ${width}w`)
    .join(', ');
}
