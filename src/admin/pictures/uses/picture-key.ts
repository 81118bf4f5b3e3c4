import { assetUrl } from '#src/api/uploads/assets.ts';
import { env } from '#src/env.ts';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';

/**
 * A key that is the same for all URLs of one stored picture, relative or absolute. Undefined for texts that
 * are no URL of a file: words, data URLs, unsafe URLs.
 */
export function pictureKey(address: string): string | undefined {
  const url = urlOf(address);
  return url && url.origin + url.pathname + url.search;
}

/**
 * A typed address of a picture on our own servers, trimmed; undefined for others, which the security
 * policy blocks and whose owners can delete them.
 */
export function readOwnAddress(typed: string): string | undefined {
  const url = urlOf(typed);
  const own = [location.origin, originOf(assetUrl('/')), originOf(env.apiHost)];
  return url && own.includes(url.origin) ? typed.trim() : undefined;
}

function urlOf(address: string): URL | undefined {
  const safe = safeImageSrc(address);
  if (safe === undefined || safe.startsWith('data:') || !/[./]/.test(safe)) return undefined;
  const full = assetUrl(safe);
  return URL.canParse(full, location.href) ? new URL(full, location.href) : undefined;
}

function originOf(address: string): string {
  return new URL(address, location.href).origin;
}
