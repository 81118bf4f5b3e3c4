import { safeHref } from './safe-href.ts';
import { typedCode } from '#src/lib/text/typed-text.ts';

/**
 * Completes a typed link: adds `https://` to `example.com` and `mailto:` to `me@example.com`.
 * @returns undefined when the link is invalid or unsafe
 */
export function readLinkAddress(typed: string): string | undefined {
  const address = typedCode(typed);
  if (/^[^\s/:@]+@[^\s/:@]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  if (/^(?:[\p{L}\d-]+\.)+[\p{L}]{2,}(?:[:/?#]|$)/u.test(address)) {
    return safeHref(`https://${address}`);
  }
  // Plain words are rejected, because a browser would read them as a relative path.
  return /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(address) ? safeHref(address) : undefined;
}
