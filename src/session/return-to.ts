/**
 * A way back after signing in, only within this origin (A6): path, query and hash of `value`, or
 * null where it is missing or leads anywhere else.
 */
export function safeReturnTo(value: string | null | undefined): string | null {
  if (!value || value.length > 2048 || hasOddCharacter(value)) return null;
  if (!value.startsWith('/') || value.startsWith('//')) return null;
  const { origin } = window.location;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  const isHere =
    url.origin === origin && !url.username && !url.password && !url.pathname.startsWith('//');
  return isHere ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Control characters and backslashes: browsers drop or turn them, so that a check sees another address. */
function hasOddCharacter(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return /[\u0000-\u001f\u007f-\u009f\\]/.test(value);
}
