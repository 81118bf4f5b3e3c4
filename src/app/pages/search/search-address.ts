export function searchAddress(q: string): string {
  return q === '' ? '/search' : `/search?q=${encodeURIComponent(q)}`;
}
