/** The query parameters that make another page; searches, languages and campaigns do not. */
const IDENTIFYING = ['id', 'categoryId', 'page'];

/** The path, with query, that search engines should index. */
export function canonicalPath({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search);
  const identifying = new URLSearchParams(
    IDENTIFYING.flatMap((name) => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  // `/` redirects to the home page.
  const path = pathname.replace(/\/+$/, '') || '/home';
  return identifying.size > 0 ? `${path}?${identifying}` : path;
}

/** The URL of a page's English version. */
export function englishUrl(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lng=en`;
}
