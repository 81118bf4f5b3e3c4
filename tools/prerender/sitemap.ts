import * as v from 'valibot';
import { API_PREFIX } from '#src/api/dialect.ts';
import { readEnvelope } from '#src/api/envelope.ts';
import { dateTime, id, status } from '#src/api/fields.ts';
import { pageOf } from '#src/api/page.ts';
import { STATUS } from '#src/api/status.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { toWire, toWireQuery } from '#src/api/wire.ts';
import { readAll } from '#src/lib/read-all.ts';
import type { ReadPage } from '#src/lib/read-all.ts';

type SitemapOptions = {
  api: string;
  /** Public origin of the site. */
  origin: string;
};

const PAGES = ['/home', '/product', '/news', '/job', '/aboutus', '/privacy'];
const LISTS = ['product', 'news', 'job'];
/** The limit of the sitemap protocol. */
const MOST = 50_000;

const Entry = v.looseObject({ id, status, publishTime: dateTime, updateTime: dateTime });
type Entry = v.InferOutput<typeof Entry>;

/**
 * Returns the sitemap of the public site: the fixed pages and every product, news item and position
 * that visitors can see now.
 * @throws Error if the API does not answer with a page of records
 */
export async function sitemap({ api, origin }: SitemapOptions): Promise<string> {
  const urls = PAGES.map((path) => url(origin + path));
  for (const name of LISTS) {
    const entries = await readEntries(api, name);
    for (const entry of entries.filter((each) => isVisibleNow(each, Date.now()))) {
      const changed = entry.updateTime || entry.publishTime;
      urls.push(url(`${origin}/${name}/details?id=${encodeURIComponent(entry.id)}`, changed));
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

function readEntries(api: string, name: string): Promise<Entry[]> {
  const readPage: ReadPage<Entry> = async (place) => {
    const query = { ...place, status: STATUS.shown };
    const [path] = toWire(`/${name}/page`, 'GET');
    const answer = await fetch(
      `${api}${API_PREFIX}${path}?${new URLSearchParams(toWireQuery(query))}`,
    );
    const body: unknown = await answer.json();
    const { success, data } = readEnvelope(body);
    if (!answer.ok || !success) throw new Error(`${name}/page answered ${answer.status}`);
    return v.parse(pageOf(Entry, query), data);
  };
  return readAll({ readPage, signal: new AbortController().signal, onProgress: () => {} });
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
