import type { MiddlewareFunction } from 'react-router';
import { redirectFrom } from '#src/lib/links/redirect-from.ts';
import { returnToOf, safeReturnTo } from './return-to.ts';
import { session } from './session-store.ts';
import { signInPath } from './sign-in-path.ts';

// Middleware runs on every navigation, also without a loader, but not if only the hash changes.

/** Route middleware: redirects to the sign-in, which returns here. */
export const requireSession: MiddlewareFunction = async ({ request, url }) => {
  const { status } = await session.ready();
  if (status === 'authenticated') return;
  // Only `url` has the hash, but its query is normalised by the router.
  const { pathname, search } = new URL(request.url);
  throw redirectFrom(request, signInPath(`${pathname}${search}${url.hash}`));
};

/** Route middleware: redirects signed-in persons to `returnTo` or the back office. */
export const requireGuest: MiddlewareFunction = async ({ request, url }) => {
  const { status } = await session.ready();
  if (status !== 'authenticated') return;
  const { search } = new URL(request.url);
  throw redirectFrom(request, afterSignIn({ search, hash: url.hash }));
};

/** Target after the sign-in: a safe `returnTo`, else the back office. */
export function afterSignIn(signIn: Pick<URL, 'search' | 'hash'>): string {
  return safeReturnTo(returnToOf(signIn)) ?? '/backstage';
}
