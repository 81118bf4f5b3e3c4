import { safeHref } from './safe-href.ts';
import { typedCode } from '#src/lib/text/typed-text.ts';

/**
 * Reads a typed link, completed as by `safeHref`.
 * @returns undefined when the link is invalid or unsafe
 */
export function readLinkAddress(typed: string): string | undefined {
  const address = safeHref(typedCode(typed));
  // Plain words are rejected, because a browser would read them as a relative path.
  return address !== undefined && /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(address)
    ? address
    : undefined;
}
