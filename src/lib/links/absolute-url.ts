import { safeHref } from './safe-href.ts';
import { siteOrigin } from './site-origin.ts';

/** Absolute URL, with this site's origin for relative ones; '' for an unsafe URL. */
export function absoluteUrl(address: string): string {
  const safe = safeHref(address);
  return safe === undefined ? '' : new URL(safe, siteOrigin()).href;
}
