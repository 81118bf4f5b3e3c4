import { redirect, replace } from 'react-router';

/** The last redirect that replaces a history entry: the entry's URL, and the target path. */
let last = { entry: '', path: '' };

/**
 * A redirect of `request` to `path`. It replaces the history entry where Back would only be redirected again: where the
 * URL was opened directly or by Back, also over several redirects.
 */
export function redirectFrom({ url }: Request, path: string): Response {
  const { pathname, search } = new URL(url);
  const entry = location.pathname + location.search;
  const from = pathname + search;
  const isReplaced = from === entry || (entry === last.entry && from === last.path);
  last = isReplaced ? { entry, path } : { entry: '', path: '' };
  return isReplaced ? replace(path) : redirect(path);
}
