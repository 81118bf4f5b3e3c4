import 'i18next';
import type { ParseKeys } from 'i18next';
import type aboutUs from '../../public/locales/cn/about-us.json';
import type accessLog from '../../public/locales/cn/access-log.json';
import type advertisementRota from '../../public/locales/cn/advertisement-rota.json';
import type announcement from '../../public/locales/cn/announcement.json';
import type comingSoon from '../../public/locales/cn/coming-soon.json';
import type common from '../../public/locales/cn/common.json';
import type components from '../../public/locales/cn/components.json';
import type companyInfo from '../../public/locales/cn/company-info.json';
import type crud from '../../public/locales/cn/crud.json';
import type developmentHistory from '../../public/locales/cn/development-history.json';
import type frameComponents from '../../public/locales/cn/frame-components.json';
import type enquiry from '../../public/locales/cn/enquiry.json';
import type enquiryInbox from '../../public/locales/cn/enquiry-inbox.json';
import type friendlyLink from '../../public/locales/cn/friendly-link.json';
import type honor from '../../public/locales/cn/honor.json';
import type home from '../../public/locales/cn/home.json';
import type industryNews from '../../public/locales/cn/industry-news.json';
import type industryNewsCategory from '../../public/locales/cn/industry-news-category.json';
import type importTexts from '../../public/locales/cn/import.json';
import type job from '../../public/locales/cn/job.json';
import type mainNavdata from '../../public/locales/cn/main-navdata.json';
import type menu from '../../public/locales/cn/menu.json';
import type news from '../../public/locales/cn/news.json';
import type navbar from '../../public/locales/cn/navbar.json';
import type navdata from '../../public/locales/cn/navdata.json';
import type overview from '../../public/locales/cn/overview.json';
import type photoManagement from '../../public/locales/cn/photo-management.json';
import type privacy from '../../public/locales/cn/privacy.json';
import type product from '../../public/locales/cn/product.json';
import type productCategory from '../../public/locales/cn/product-category.json';
import type recruitmentInfo from '../../public/locales/cn/recruitment-info.json';
import type products from '../../public/locales/cn/products.json';
import type search from '../../public/locales/cn/search.json';
import type signIn from '../../public/locales/cn/sign-in.json';
import type test from '../../public/locales/cn/test.json';
import type user from '../../public/locales/cn/user.json';

type Resources = {
  'about-us': typeof aboutUs;
  'coming-soon': typeof comingSoon;
  'advertisement-rota': typeof advertisementRota;
  'access-log': typeof accessLog;
  announcement: typeof announcement;
  common: typeof common;
  'company-info': typeof companyInfo;
  components: typeof components;
  crud: typeof crud;
  'development-history': typeof developmentHistory;
  enquiry: typeof enquiry;
  'enquiry-inbox': typeof enquiryInbox;
  'frame-components': typeof frameComponents;
  'friendly-link': typeof friendlyLink;
  home: typeof home;
  honor: typeof honor;
  'industry-news': typeof industryNews;
  'industry-news-category': typeof industryNewsCategory;
  import: typeof importTexts;
  job: typeof job;
  'main-navdata': typeof mainNavdata;
  menu: typeof menu;
  navbar: typeof navbar;
  navdata: typeof navdata;
  news: typeof news;
  overview: typeof overview;
  'photo-management': typeof photoManagement;
  privacy: typeof privacy;
  product: typeof product;
  'product-category': typeof productCategory;
  products: typeof products;
  'recruitment-info': typeof recruitmentInfo;
  search: typeof search;
  'sign-in': typeof signIn;
  test: typeof test;
  user: typeof user;
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
