import 'i18next';
import type { ParseKeys } from 'i18next';

// Import types need one line per namespace; imports would need two.
/* oxlint-disable typescript/consistent-type-imports */
type Resources = {
  accessibility: typeof import('../../public/locales/cn/accessibility.json');
  'about-us': typeof import('../../public/locales/cn/about-us.json');
  'access-log': typeof import('../../public/locales/cn/access-log.json');
  'advertisement-rota': typeof import('../../public/locales/cn/advertisement-rota.json');
  announcement: typeof import('../../public/locales/cn/announcement.json');
  beside: typeof import('../../public/locales/cn/beside.json');
  'coming-soon': typeof import('../../public/locales/cn/coming-soon.json');
  common: typeof import('../../public/locales/cn/common.json');
  'company-info': typeof import('../../public/locales/cn/company-info.json');
  calendar: typeof import('../../public/locales/cn/calendar.json');
  components: typeof import('../../public/locales/cn/components.json');
  'components-page': typeof import('../../public/locales/cn/components-page.json');
  crud: typeof import('../../public/locales/cn/crud.json');
  'development-history': typeof import('../../public/locales/cn/development-history.json');
  writing: typeof import('../../public/locales/cn/writing.json');
  enquiry: typeof import('../../public/locales/cn/enquiry.json');
  'enquiry-inbox': typeof import('../../public/locales/cn/enquiry-inbox.json');
  finder: typeof import('../../public/locales/cn/finder.json');
  'frame-components': typeof import('../../public/locales/cn/frame-components.json');
  'friendly-link': typeof import('../../public/locales/cn/friendly-link.json');
  home: typeof import('../../public/locales/cn/home.json');
  honor: typeof import('../../public/locales/cn/honor.json');
  import: typeof import('../../public/locales/cn/import.json');
  'industry-news': typeof import('../../public/locales/cn/industry-news.json');
  'industry-news-category': typeof import('../../public/locales/cn/industry-news-category.json');
  job: typeof import('../../public/locales/cn/job.json');
  'main-navdata': typeof import('../../public/locales/cn/main-navdata.json');
  menu: typeof import('../../public/locales/cn/menu.json');
  navbar: typeof import('../../public/locales/cn/navbar.json');
  navdata: typeof import('../../public/locales/cn/navdata.json');
  news: typeof import('../../public/locales/cn/news.json');
  overview: typeof import('../../public/locales/cn/overview.json');
  'photo-management': typeof import('../../public/locales/cn/photo-management.json');
  poster: typeof import('../../public/locales/cn/poster.json');
  privacy: typeof import('../../public/locales/cn/privacy.json');
  product: typeof import('../../public/locales/cn/product.json');
  'product-category': typeof import('../../public/locales/cn/product-category.json');
  products: typeof import('../../public/locales/cn/products.json');
  'recruitment-info': typeof import('../../public/locales/cn/recruitment-info.json');
  'recently-deleted': typeof import('../../public/locales/cn/recently-deleted.json');
  replace: typeof import('../../public/locales/cn/replace.json');
  search: typeof import('../../public/locales/cn/search.json');
  sheet: typeof import('../../public/locales/cn/sheet.json');
  'sign-in': typeof import('../../public/locales/cn/sign-in.json');
  'success-case': typeof import('../../public/locales/cn/success-case.json');
  'site-check': typeof import('../../public/locales/cn/site-check.json');
  test: typeof import('../../public/locales/cn/test.json');
  user: typeof import('../../public/locales/cn/user.json');
};

/** File name in `public/locales/{cn,en}/`. */
export type Namespace = keyof Resources;

/**
 * Key with namespace (`navdata:product`) of a text used by routes, menus and search. Use `t` of
 * `useTranslation(['navdata', 'common'])`.
 */
export type TextKey = ParseKeys<['navdata', 'common']>;

declare module 'i18next' {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'common';
    enableSelector: false;
    returnNull: false;
    resources: Resources;
  }
}
