import { readShownRecords } from './shown-records.ts';
import { RECORD_TYPES } from './site.ts';

type SitemapOptions = {
  api: string;
  /** Public origin of the site. */
  origin: string;
};

const PAGES = ['/home', '/product', '/news', '/job', '/aboutus', '/privacy'];
/** The limit of the sitemap protocol. */
const MOST = 50_000;

/**
 * Returns the sitemap of the public site: the fixed pages and every product, news item and position
 * that visitors can see now.
 * @throws Error if the API does not answer with a page of records
 */
export async function sitemap({ api, origin }: SitemapOptions): Promise<string> {
  const urls = PAGES.map((path) => url(origin + path));
  for (const type of RECORD_TYPES) {
    for (const { id, updateTime, publishTime } of await readShownRecords(api, type)) {
      const address = `${origin}/${type}/details?id=${encodeURIComponent(id)}`;
      urls.push(url(address, updateTime || publishTime));
    }
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.slice(0, MOST),
    '</urlset>\n',
  ].join('\n');
}

function url(address: string, changed = ''): string {
  const day = changed === '' ? '' : `<lastmod>${changed.slice(0, 10)}</lastmod>`;
  return `<url><loc>${escapeText(address)}</loc>${day}</url>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
