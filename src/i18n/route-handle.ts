import type { TextKey } from './i18next.d.ts';

/** A route's title for menu, breadcrumbs and search, its roles, and whether its page is kept. */
export type RouteHandle = {
  title: TextKey;
  /** Undefined: every signed-in person. */
  roles?: readonly string[];
  /** The name of a page that is kept when it is left: routes with one name are one page. */
  keptAs?: string;
};
