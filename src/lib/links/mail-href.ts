import { safeHref } from './safe-href.ts';
import { typedCode } from '#src/lib/text/typed-text.ts';

/** An email address within a text, which may have words and other addresses around it. */
const ADDRESS = /[\w.!#$%&'*+=?^`{}~-]+@(?:[a-z\d-]+\.)+[a-z\d-]{2,}/i;

/** In characters; a longer text is no contact, and would be slow to search. */
const MAX_LENGTH = 1000;

/**
 * A `mailto:` link to the first address in `email`; undefined without one. The body is left out if the link would be too
 * long for mail programs. Lone surrogates, which cannot be encoded, are replaced.
 */
export function mailHref(email: string, subject = '', body = ''): string | undefined {
  const [address] = ADDRESS.exec(typedCode(email.slice(0, MAX_LENGTH))) ?? [];
  if (address === undefined) return undefined;
  if (subject === '') return safeHref(`mailto:${address}`);
  const start = `mailto:${address}?subject=${encodeURIComponent(subject.toWellFormed())}`;
  const text =
    body === '' ? '' : `&body=${encodeURIComponent(body.toWellFormed().replaceAll('\n', '\r\n'))}`;
  return safeHref(start + text) ?? safeHref(start);
}
