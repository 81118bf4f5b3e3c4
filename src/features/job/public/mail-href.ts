import { safeHref } from '#src/lib/safe-href.ts';

/**
 * A link that begins a mail. Where the text would make it longer than mail programs take, it begins
 * with its subject only. Undefined where there is no address. Half a
 * character, which cannot be encoded, becomes a sign for one.
 */
export function mailHref(email: string, subject: string, body = ''): string | undefined {
  if (email.trim() === '') return undefined;
  const start = `mailto:${email.trim()}?subject=${encodeURIComponent(subject.toWellFormed())}`;
  const text =
    body === '' ? '' : `&body=${encodeURIComponent(body.toWellFormed().replaceAll('\n', '\r\n'))}`;
  return safeHref(start + text) ?? safeHref(start);
}
