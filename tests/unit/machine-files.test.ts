import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { newsFields } from '#src/features/news/schema.ts';
import { setSiteOrigin } from '#src/lib/links/site-origin.ts';
import { mock } from '#tests/support/mock.ts';
import { readContent } from '#tools/sitemap/content.ts';
import { machineFiles } from '#tools/sitemap/machine-files.ts';
import { sitemap } from '#tools/sitemap/sitemap.ts';

const ORIGIN = 'https://www.example.com';
const HAN = /\p{Script=Han}/u;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'machine-files-'));
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  for (const type of ['product', 'news', 'job']) mkdirSync(join(folder, type));
  symlinkSync(join(process.cwd(), 'public', 'locales'), join(folder, 'locales'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  setSiteOrigin(location.origin);
});

/** The files of a site with one news item in English and one that is not. */
async function write() {
  const shown = mock.db.news.all().filter((news) => isVisibleNow(news, newsFields, Date.now()));
  const translated = shown.find(({ titleEn }) => titleEn);
  const other = shown.find((news) => news !== translated);
  if (!translated || !other) throw new Error('There are too few news.');
  const untranslated = { ...other, titleEn: '', contentEn: '' };
  mock.db.news.replace(untranslated);
  const files = await machineFiles({ folder, api: 'http://localhost:3000', origin: ORIGIN });
  const addressOf = ({ id }: { id: string | number }) => `${ORIGIN}/news/details?id=${id}`;
  return { files, translated, untranslated, addressOf };
}

it('the English files have the English texts of what is in English, and nothing else', async () => {
  const { files, translated, untranslated, addressOf } = await write();
  for (const name of ['feed.en.xml', 'llms.en.txt']) {
    const text = files[name] ?? '';
    expect(text).toContain(translated.titleEn);
    expect(text).not.toMatch(HAN);
    expect(text).not.toContain(`${addressOf(untranslated)}&`);
  }
  for (const name of ['feed.xml', 'llms.txt']) {
    expect(files[name]).toContain(translated.title);
    expect(files[name]).toContain(untranslated.title);
  }
});

it('the sitemap has English addresses of what is in English alone', async () => {
  const { files, translated, untranslated, addressOf } = await write();
  const page = (record: typeof translated) => addressOf(record).replaceAll('&', '&amp;');
  const entryOf = (address: string) =>
    files['sitemap.xml']?.split('<url>').find((one) => one.includes(`<loc>${address}</loc>`));
  expect(entryOf(page(untranslated))).not.toContain('hreflang');
  expect(entryOf(`${page(untranslated)}&amp;lng=en`)).toBeUndefined();
  expect(entryOf(page(translated))).toContain('hreflang="en"');
  expect(entryOf(`${page(translated)}&amp;lng=en`)).toContain('hreflang="zh-CN"');
});

const locationsIn = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

it.each([
  ['addresses', { urls: 7, bytes: Infinity }],
  ['bytes', { urls: Infinity, bytes: 4000 }],
])(
  'with more %s than fit into a file, the sitemap is an index of others',
  async (_what, limits) => {
    const { cn } = await readContent({ folder, api: 'http://localhost:3000', origin: ORIGIN });
    const { 'sitemap.xml': whole, ...none } = sitemap(cn);
    expect(none).toEqual({});
    const { 'sitemap.xml': index, ...parts } = sitemap(cn, limits);
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(locationsIn(index)).toEqual(Object.keys(parts).map((name) => `${ORIGIN}/${name}`));
    for (const part of Object.values(parts)) {
      expect(part.match(/<url>/g)?.length ?? 0).toBeLessThanOrEqual(limits.urls);
      expect(part.length).toBeLessThan(limits.bytes + 500);
    }
    expect(Object.values(parts).flatMap(locationsIn)).toEqual(locationsIn(whole));
  },
);
