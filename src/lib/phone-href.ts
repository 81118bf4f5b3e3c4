import { safeHref } from './safe-href.ts';

/** `tel:` URL of a phone number; undefined where it has no digits. */
export function phoneHref(phone: string): string | undefined {
  const number = phone.replaceAll(/[^\d+]/g, '');
  return number === '' ? undefined : safeHref(`tel:${number}`);
}
