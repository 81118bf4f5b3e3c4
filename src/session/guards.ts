import { redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { safeReturnTo } from './return-to.ts';
import { session } from './session-store.ts';
import { signInPath } from './sign-in-path.ts';

// Middleware runs on every navigation, also to a page without a loader. A change of the hash alone
// is none: it stays on the page.

/** Route middleware: lets only the signed-in through; others sign in first and come back (A5). */
export const requireSession: MiddlewareFunction = async ({ request, url }) => {
  const { status } = await session.ready();
  if (status === 'authenticated') return;
  // The request has no hash; the router's own address has, but rewrites the query.
  const { pathname, search } = new URL(request.url);
  throw redirect(signInPath(`${pathname}${search}${url.hash}`));
};

/** Route middleware: who is signed in already goes where they wanted to, or to the back office (A6). */
export const requireGuest: MiddlewareFunction = async ({ request }) => {
  const { status } = await session.ready();
  if (status === 'authenticated') throw redirect(afterSignIn(new URL(request.url).search));
};

/** Where a sign-in page leads: `returnTo` of its query where that is safe, else the back office. */
export function afterSignIn(search: string): string {
  return safeReturnTo(new URLSearchParams(search).get('returnTo')) ?? '/backstage';
}
