import { safeHref } from './safe-href.ts';

/**
 * A `mailto:` link; undefined without an address. The body is left out if the link would be too
 * long for mail programs. Lone surrogates, which cannot be encoded, are replaced.
 */
export function mailHref(email: string, subject: string, body = ''): string | undefined {
  if (email.trim() === '') return undefined;
  const start = `mailto:${email.trim()}?subject=${encodeURIComponent(subject.toWellFormed())}`;
  const text =
    body === '' ? '' : `&body=${encodeURIComponent(body.toWellFormed().replaceAll('\n', '\r\n'))}`;
  return safeHref(start + text) ?? safeHref(start);
}
