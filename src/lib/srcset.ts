/**
 * `srcset` for an address that says in which widths its server has the picture:
 * `…?widths=480-960` answers `…&w=480`. Undefined for any other address: that server is not ours.
 */
export function srcSet(address: string): string | undefined {
  const widths = /[?&]widths=(\d+(?:-\d+)*)(?:&|$)/.exec(address)?.[1];
  if (widths === undefined || /[\s,]/.test(address)) return undefined;
  return widths
    .split('-')
    .map((width) => `${address}&w=${width} ${width}w`)
    .join(', ');
}
