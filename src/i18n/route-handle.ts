import type { TextKey } from './i18next.d.ts';

/** A route's title for menu, breadcrumbs and search, and its roles. */
export type RouteHandle = {
  title: TextKey;
  /** Undefined: every signed-in person. */
  roles?: readonly string[];
};
