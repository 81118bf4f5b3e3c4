import { safeHref } from '#src/lib/safe-href.ts';

/** What a person typed as a link, completed: `example.com` and `me@example.com` lead somewhere too. */
export function readLinkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/^[^\s/:@]+@[^\s/:@]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  if (/^(?:[\p{L}\d-]+\.)+[\p{L}]{2,}(?:[:/?#]|$)/u.test(address)) {
    return safeHref(`https://${address}`);
  }
  // Words alone would be read as a path beside the page.
  return /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(address) ? safeHref(address) : undefined;
}
