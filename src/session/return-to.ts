/**
 * Paths that are never returned to: other hosts, sign-in pages (loops, or `/auth/auth0/sign-in?signOut=1`),
 * and percent-encoded first segments, which could hide them.
 */
const REFUSED_PATH = /^\/(?:\/|auth(?:\/|$)|[^/]*%)/i;

/**
 * How the hash of a form's URL begins that has a draft in it. A draft is never sent to a server: in the sign-in page's
 * URL it is the hash too, not a part of `returnTo`, which requests and the `Referer` of others would contain.
 */
export const DRAFT_HASH = '#draft=';

/** Where the URL of a sign-in page returns to, not validated: its `returnTo`, with the draft in its hash. */
export function returnToOf({ search, hash }: Pick<URL, 'search' | 'hash'>): string | null {
  const returnTo = new URLSearchParams(search).get('returnTo');
  return returnTo !== null && hash.startsWith(DRAFT_HASH)
    ? withoutDraft(returnTo) + hash
    : returnTo;
}

/** A return path without the draft in it. */
export function withoutDraft(returnTo: string): string {
  const [path = ''] = returnTo.split(DRAFT_HASH, 1);
  return path;
}

/**
 * Validates a return path: path, query and hash within this origin, or null where it is missing,
 * external or a sign-in page.
 */
export function safeReturnTo(value: string | null | undefined): string | null {
  if (!value || withoutDraft(value).length > 2048 || hasOddCharacter(value)) return null;
  if (!value.startsWith('/') || value.startsWith('//')) return null;
  const { origin } = window.location;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  const { pathname } = url;
  const isHere = url.origin === origin && !url.username && !url.password;
  if (!isHere || REFUSED_PATH.test(pathname)) return null;
  return `${pathname}${url.search}${url.hash}`;
}

/**
 * Whether the text has a character that browsers drop or convert, so that the checked URL would differ from
 * the opened one.
 */
function hasOddCharacter(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return /[\u0000-\u001f\u007f-\u009f\\]/.test(value);
}
