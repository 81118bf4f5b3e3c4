/** An address as others have to be told it: with this site's origin where it has none of its own. */
export function absoluteUrl(address: string): string {
  return new URL(address, window.location.origin).href;
}
