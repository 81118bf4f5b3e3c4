/** A column's title without case, spaces and marks, as in `User name *` or `用户名（必填）`. */
export function plainTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[(（].*[)）]/, '')
    .replace(/[^\p{L}\d]/gu, '');
}
