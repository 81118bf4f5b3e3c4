/**
 * Takes the styles and base addresses out of markup before anything parses it: the site's policy
 * forbids them, and a browser reports each one even where nothing is shown. What a style attribute said stays readable
 * as `data-style`.
 */
export function quietStyles(html: string): string {
  return html
    .replaceAll(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replaceAll(/<base\b[^<>]*>?/gi, '')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/(\s)style(?=\s*=)/gi, '$1data-style'));
}
