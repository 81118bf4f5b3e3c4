import { SEARCH_PAUSE } from '#src/admin/list/filters/search-pause.ts';
import type { openPage, PageOptions } from '#tools/browser/open-page.ts';

/** What differs between the pages. */
export type Controls = {
  /** A list of another content type, opened first so that the grid's code is already loaded. */
  start: string;
  as?: string;
  /** The menu items of the news list and of the list at the start. */
  menu: string;
  back: string;
  /** The control that opens a row's form, and the one that goes back to the list. */
  edit: string;
  up: string;
  /** Milliseconds that typing must pause before the filter is sent. */
  pause: number;
};

export type Site = Controls & Omit<Parameters<typeof openPage>[1], keyof PageOptions>;

export const PRODUCT: Controls = {
  as: 'admin',
  start: '/backstage/content/products/list',
  menu: 'nav a[href="/backstage/content/industry-news/list"]',
  back: 'nav a[href="/backstage/content/products/list"]',
  edit: 'a.row-action[href$="/edit"]',
  up: 'main a:has(> svg + span)',
  pause: SEARCH_PAUSE,
};

export const BARE: Controls = {
  start: '/',
  menu: 'nav button:nth-of-type(2)',
  back: 'nav button:nth-of-type(1)',
  edit: '[data-field=title]',
  up: 'nav button:nth-of-type(2)',
  pause: 0,
};

/** The controls of react-admin, which has no breadcrumbs: its menu goes back to the list. */
export const REACT_ADMIN: Controls = {
  start: '/',
  menu: '[role=menuitem][href="#/news"]',
  back: '[role=menuitem][href="#/product"]',
  edit: '.column-title',
  up: '[role=menuitem][href="#/news"]',
  // The value in `useListParams` of ra-core.
  pause: 500,
};
