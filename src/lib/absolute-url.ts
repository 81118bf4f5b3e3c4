import { safeHref } from './safe-href.ts';
import { siteOrigin } from './site-origin.ts';

/**
 * An address as others have to be told it: with this site's origin where it has none of its own. ''
 * where it is none that a link may carry.
 */
export function absoluteUrl(address: string): string {
  const safe = safeHref(address);
  return safe === undefined ? '' : new URL(safe, siteOrigin()).href;
}
