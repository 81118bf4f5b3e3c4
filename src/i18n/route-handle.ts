import type { TextKey } from './i18next.d.ts';

/** What a route says of itself: its name in menu, breadcrumbs and search, and who may see it. */
export type RouteHandle = {
  title: TextKey;
  /** Without it everybody signed in may. */
  roles?: readonly string[];
};
