/**
 * Another host; and sign-in pages, which lead in circles or sign out (`/auth/auth0/sign-in?signOut=1`),
 * also with their name spelled in escapes, which no page of ours has there.
 */
const NO_WAY_BACK = /^\/(?:\/|auth(?:\/|$)|[^/]*%)/i;

/**
 * A way back after signing in, only within this origin (A6): path, query and hash of `value`, or
 * null where it is missing, or leads anywhere else or to a sign-in.
 */
export function safeReturnTo(value: string | null | undefined): string | null {
  if (!value || value.length > 2048 || hasOddCharacter(value)) return null;
  if (!value.startsWith('/') || value.startsWith('//')) return null;
  const { origin } = window.location;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  const { pathname } = url;
  const isHere = url.origin === origin && !url.username && !url.password;
  if (!isHere || NO_WAY_BACK.test(pathname)) return null;
  return `${pathname}${url.search}${url.hash}`;
}

/** Control characters and backslashes: browsers drop or turn them, so that a check sees another address. */
function hasOddCharacter(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return /[\u0000-\u001f\u007f-\u009f\\]/.test(value);
}
