import type { TextKey } from './i18next.d.ts';

/** A route's title for menu, breadcrumbs and search, who may open it, and whether its page is cached. */
export type RouteHandle = {
  title: TextKey;
  /** Undefined: every signed-in person. */
  roles?: readonly string[];
  /** What a person needs to open it, as `content:news:edit`, where the server says who may what. */
  needs?: string;
  /**
   * The name of a page that is cached when it is left: routes with one name are one page. True for a form: each
   * address is a page, cached where the person works with tabs.
   */
  cachedAs?: string | true;
};
