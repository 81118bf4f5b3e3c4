// The headers a host sends with every response. This file is their source; `tests/unit/deploy.test.ts`
// checks that the example configurations in this folder contain the same values.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FIRST_PAINT = join(import.meta.dirname, '..', 'src', 'boot', 'first-paint.js');

/** Allows the inline script of the page; the example configurations contain the same hash. */
const firstPaintHash = `'sha256-${createHash('sha256').update(readFileSync(FIRST_PAINT)).digest('base64')}'`;

export type Origins = {
  /** Origin of the API server, if it differs from the site's origin. */
  api?: string;
  /** Origin of the images, if it differs from the site's origin. */
  assets?: string;
  /** Origin of the Auth0 tenant, if Auth0 is used for sign-in. */
  auth0?: string;
  /** Origin of the statistics (`VITE_ANALYTICS_URL`), if it differs from the site's origin. */
  analytics?: string;
  /** Origins of other sites' players of videos, with spaces between. */
  video?: string;
};

/**
 * Returns the value of the Content-Security-Policy header. Scripts cannot evaluate strings, and HTML
 * strings have to pass `src/lib/html/trusted-types.ts`. Inline styles are allowed because Emotion and the
 * data grid inject them.
 */
export function contentSecurityPolicy({
  api,
  assets,
  auth0,
  analytics,
  video,
}: Origins = {}): string {
  const policy: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", firstPaintHash, analytics],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', assets, analytics],
    'media-src': ["'self'", assets],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, assets, auth0, analytics],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The back office has the public page in a frame beside its forms.
    'frame-src': ["'self'", auth0, video],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify', 'ProseMirrorClipboard', 'jsonld'],
  };
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

/** Returns the headers for every response, by name. */
export function securityHeaders(origins?: Origins): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** File names under /assets/ contain a content hash, so only the other files are revalidated. */
export function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
