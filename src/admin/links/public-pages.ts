import { HAS_DOWNLOADS } from '#src/api/dialects/dialect.ts';
import { env } from '#src/env.ts';

/** The pages of the public site that links can lead to, besides those of single records; titles are in `crud`. */
export const PUBLIC_PAGES = [
  { path: '/home', title: 'link.page.home' },
  { path: '/news', title: 'link.page.news' },
  ...(env.caseCategory === '' ? [] : [{ path: '/case', title: 'link.page.case' } as const]),
  { path: '/product', title: 'link.page.product' },
  ...(HAS_DOWNLOADS ? [{ path: '/download', title: 'link.page.download' } as const] : []),
  { path: '/job', title: 'link.page.job' },
  { path: '/aboutus', title: 'link.page.aboutUs' },
  { path: '/aboutus#history', title: 'link.page.history' },
  { path: '/aboutus#honors', title: 'link.page.honors' },
  { path: '/aboutus#contact', title: 'link.page.contact' },
  { path: '/search', title: 'link.page.search' },
  { path: '/privacy', title: 'link.page.privacy' },
  { path: '/accessibility', title: 'link.page.accessibility' },
] as const;

export type PublicPage = (typeof PUBLIC_PAGES)[number];
