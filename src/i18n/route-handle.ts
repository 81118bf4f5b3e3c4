import type { TextKey } from './i18next.d.ts';

/** A route's title for menu, tabs and search, who may open it, and whether its page is cached. */
export type RouteHandle = {
  title: TextKey;
  /** Undefined: every signed-in person. */
  roles?: readonly string[];
  /** The permission to open it, such as `content:news:edit`, where the server sends permissions. */
  needs?: string;
  /** The call for the list that the page shows, which the server may not have. */
  listCall?: string;
  /**
   * The name of the cached page: routes with the same name share one. True for a form: each address has its own
   * cached page, where the person works with tabs.
   */
  cachedAs?: string | true;
};
