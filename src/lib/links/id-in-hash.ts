/** The id of the element that a URL's hash names; '' where there is no hash or it cannot be decoded. */
export function idInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
