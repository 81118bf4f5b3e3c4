import { safeHref } from '#src/lib/safe-href.ts';

/** The `tel:` address of a phone number as people write it; undefined where it holds no number. */
export function phoneHref(phone: string): string | undefined {
  const number = phone.replaceAll(/[^\d+]/g, '');
  return number === '' ? undefined : safeHref(`tel:${number}`);
}
