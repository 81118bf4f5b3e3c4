// The headers a host sends with every answer. The one source: `npm run preview`, the browser tests
// and the examples beside this file say the same, which `tests/unit/deploy.test.ts` checks.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FIRST_PAINT = join(import.meta.dirname, '..', 'src', 'boot', 'first-paint.js');

/** Allows the one script that stands in the page itself. The examples repeat it as text. */
const firstPaintHash = `'sha256-${createHash('sha256').update(readFileSync(FIRST_PAINT)).digest('base64')}'`;

export type Origins = {
  /** Of the API server, where it is not the site's own. */
  api?: string;
  /** Of pictures, where it is not the site's own. */
  assets?: string;
  /** Of the Auth0 tenant, where people sign in there. */
  auth0?: string;
};

/**
 * What a page may run, fetch and be framed by. No string becomes code, and none becomes markup on its
 * way past `src/lib/trusted-types.ts`. Styles are free: Emotion and the data grid write their own.
 */
export function contentSecurityPolicy({ api, assets, auth0 }: Origins = {}): string {
  const policy: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", firstPaintHash],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', assets],
    'media-src': ["'self'", assets],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, assets, auth0],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [auth0 ?? "'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify', 'ProseMirrorClipboard', 'jsonld'],
  };
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

/** Name to value, for every answer. */
export function securityHeaders(origins?: Origins): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** Files under /assets/ carry their content in their names: the rest is asked for again each time. */
export function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
