import { redirect, replace } from 'react-router';

/** The last redirect that replaces an entry of the history: the entry's address, and the path that it leads to. */
let last = { entry: '', path: '' };

/**
 * A redirect of `request` to `path`. An entry of the history from which Back would only be redirected again is
 * replaced: that of an address which was opened or gone back to, also over several redirects.
 */
export function redirectFrom({ url }: Request, path: string): Response {
  const { pathname, search } = new URL(url);
  const entry = location.pathname + location.search;
  const from = pathname + search;
  const isReplaced = from === entry || (entry === last.entry && from === last.path);
  last = isReplaced ? { entry, path } : { entry: '', path: '' };
  return isReplaced ? replace(path) : redirect(path);
}
