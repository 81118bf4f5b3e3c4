import { JSDOM } from 'jsdom';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { STATUS } from '#src/api/fields/status.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { newsFields } from '#src/features/news/schema.ts';
import { type HttpMock, startHttpMock } from '#src/mocks/http.ts';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import { allLooks } from '#tests/support/looks.ts';
import { prerenderApp, writeMachineFiles } from '#tests/support/prerender-app.ts';

const ORIGIN = 'https://www.example.com';
const folder = mkdtempSync(join(tmpdir(), 'prerendered-'));
const pages: { name: string; document: Document }[] = [];
let api: HttpMock;
/** What the first run printed. */
let output = '';

/** One parser for all files, because a window for each takes five times as long. */
const parser = new new JSDOM().window.DOMParser();
const parse = (html: string) => parser.parseFromString(html, 'text/html');

/** Of each type: enough for a second thread. */
const MANY = 7;
/** Of products and positions in `npm test`, where one thread writes all pages. */
const FEW = 4;
const BAD_IDS = ['温室 1', '../../home', 'index'];
/** Newer than all others, so that they count as well. */
const LIMIT = MANY + BAD_IDS.length;

const prerender = (limit: number) => prerenderApp({ folder, api: api.url, origin: ORIGIN, limit });

beforeAll(async () => {
  cpSync(inject('appFolder'), folder, { recursive: true });
  api = await startHttpMock({ port: 0 });
  if (!allLooks) {
    const { products, jobs } = api.db;
    for (const { id } of products.all().slice(FEW)) products.remove(id);
    for (const { id } of jobs.all().slice(FEW)) jobs.remove(id);
  }
  const [latest] = newest(1);
  if (!latest) throw new Error('There are no news.');
  const publishTime = new Date().toISOString();
  for (const id of BAD_IDS) api.db.news.insert(() => ({ ...latest, id, publishTime }));
  output = await prerender(LIMIT);
  writeFileSync(join(folder, 'sitemap-2.xml'), 'of an earlier, larger sitemap');
  await writeMachineFiles({ folder, api: api.url, origin: ORIGIN });
  for (const name of globSync('**/*.html', { cwd: folder })) {
    pages.push({ name, document: parse(readFileSync(join(folder, name), 'utf8')) });
  }
});

afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** The newest news that visitors can see. */
function newest(count: number) {
  return api.db.news
    .all()
    .filter((news) => isVisibleNow(news, newsFields, Date.now()))
    .toSorted((one, other) => Date.parse(other.publishTime) - Date.parse(one.publishTime))
    .slice(0, count);
}

/** The newest news that have files. */
const newestWithFiles = (count: number) => newest(count + BAD_IDS.length).slice(BAD_IDS.length);

/** The files of a type's details pages, without the common one and compressed copies. */
function filesOf(type: string): string[] {
  return readdirSync(join(folder, type, 'details'))
    .filter((name) => name.endsWith('.html') && name !== 'index.html')
    .toSorted();
}

/** The names of the files of these records. */
function namesOf(records: readonly { id: string | number }[]): string[] {
  return records.flatMap(({ id }) => [`${id}.en.html`, `${id}.html`]).toSorted();
}

function pageOf(name: string): Document {
  const page = pages.find((each) => each.name === name);
  if (!page) throw new Error(`There is no ${name}`);
  return page.document;
}

/** The elements of all files that a selector finds, with their files. */
function found(selector: string): string[] {
  return pages.flatMap(({ name, document }) =>
    [...document.querySelectorAll(selector)].map((element) => `${name}: ${element.outerHTML}`),
  );
}

// Elements that HTML allows only where text with other blocks may be.
const BLOCKS = ':is(div, p, h1, h2, h3, h4, h5, h6, ul, ol, dl, table, section, article, form)';

it.each([
  `button ${BLOCKS}`,
  `:is(span, p, label, h1, h2, h3, h4, h5, h6) ${BLOCKS}`,
  'link:not([rel])',
  'link[as]:not([rel=preload], [rel=modulepreload])',
  '[action^="javascript:"], [href^="javascript:"]',
  ':is(button, a) :is(button, a, input, select)',
  'img:not([alt])',
])('P11: no file has %s, which is not valid HTML', (selector) => {
  expect(pages.length).toBeGreaterThan(20);
  expect(found(selector)).toEqual([]);
});

it('P11: the pages of records have their keywords', () => {
  const keywordsIn = (name: string) =>
    [...pageOf(name).querySelectorAll('meta[name=keywords]')].map((tag) =>
      tag.getAttribute('content'),
    );
  const [news] = newestWithFiles(1);
  const [product] = filesOf('product');
  const id = product?.split('.')[0];
  const keywords = api.db.products.all().find((one) => String(one.id) === id)?.seoKeywords;
  expect(keywords).toBeTruthy();
  expect(keywordsIn(`news/details/${news?.id}.html`)).toEqual([news?.seoKeywords]);
  expect(keywordsIn(`product/details/${id}.html`)).toEqual([keywords]);
  expect(keywordsIn('news/index.html')).toEqual([]);
});

/** The skeleton of the start, where the style sheet hides it. */
const HIDDEN_SKELETON = ':root:not([data-prerendered="off"]) #root:not(:empty) ~ .boot';

/** The page of each route; of details pages, that of one record. */
const ROUTES = PUBLIC_PAGES.map((page) => ({ path: page.path, isKept: !('noIndex' in page) }));

it.each(ROUTES)(
  'P11: $path has its title, one first heading, text, links and no style attribute',
  ({ path, isKept }) => {
    const [, type = '', page] = path.split('/');
    const records = page === 'details' ? filesOf(type) : [];
    const file = records.find((name) => !name.endsWith('.en.html')) ?? 'index.html';
    const document = pageOf(join(path.slice(1), file));
    const id = file === 'index.html' ? '' : `?id=${file.replace('.html', '')}`;
    const address = path === '/' ? '/home' : path + id;
    expect(document.title).toMatch(/.+ - 青禾智控科技有限公司$/);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('main')?.textContent.length).toBeGreaterThan(20);
    expect(document.querySelectorAll('a[href]').length).toBeGreaterThan(1);
    expect(document.querySelectorAll('body [style]')).toHaveLength(0);
    expect(document.querySelectorAll(HIDDEN_SKELETON)).toHaveLength(1);
    const at = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(name)).join();
    expect(at('meta[name=robots]', 'content')).toBe(isKept ? '' : 'noindex');
    expect(at('meta[name=description]', 'content')).toMatch(isKept ? /.{10}/ : /^$/);
    expect(at('link[rel=canonical]', 'href')).toBe(isKept ? ORIGIN + address : '');
    expect(at('meta[property="og:url"]', 'content')).toBe(isKept ? ORIGIN + address : '');
  },
);

it('P11: each id is there once in its file', () => {
  for (const { name, document } of pages) {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids, name).toEqual([...new Set(ids)]);
  }
});

it('P11: each page names its versions in both languages', () => {
  const written = pages.filter(
    ({ document }) =>
      document.querySelector('main h1') && !document.querySelector('meta[name=robots]'),
  );
  expect(written.length).toBeGreaterThan(16);
  for (const { name, document } of written) {
    const languages = [...document.querySelectorAll('link[hreflang]')].map((link) =>
      link.getAttribute('hreflang'),
    );
    expect(languages, name).toEqual(['zh-CN', 'en', 'x-default']);
  }
});

it.each(['search', 'product/finder'])(
  'P11: the file of %s has none of the products, which it reads for a keyword or a question',
  (page) => {
    const names = api.db.products.all().map(({ model }) => model);
    const html = read(`${page}/index.html`);
    expect(names.filter((name) => html.includes(name))).toEqual([]);
  },
);

/** The things of a page's JSON-LD blocks. */
function thingsOf(name: string): unknown[] {
  const blocks = pageOf(name).querySelectorAll('script[type="application/ld+json"]');
  return [...blocks].flatMap((block) => v.parse(Graph, JSON.parse(block.textContent))['@graph']);
}

const Graph = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.unknown()),
});

it('P11: the home page tells engines the name of the site, and who the company is', () => {
  expect(thingsOf('home/index.html')).toContainEqual(
    expect.objectContaining({
      '@type': 'Organization',
      name: '青禾智控科技有限公司',
      url: `${ORIGIN}/home`,
    }),
  );
  expect(thingsOf('home/index.html')).toContainEqual({
    '@type': 'WebSite',
    '@id': `${ORIGIN}/#website`,
    name: '青禾智控科技有限公司',
    url: `${ORIGIN}/home`,
    inLanguage: ['zh-CN', 'en'],
    publisher: expect.objectContaining({ '@id': `${ORIGIN}/#organization` }),
  });
});

it.each(['news', 'product', 'job'])('P11: /%s tells engines what it lists, in order', (type) => {
  const links = [...pageOf(`${type}/index.html`).querySelectorAll(`main a[href*="/details?id="]`)];
  const addresses = [...new Set(links.map((link) => ORIGIN + (link.getAttribute('href') ?? '')))];
  expect(addresses.length).toBeGreaterThan(3);
  expect(thingsOf(`${type}/index.html`)).toContainEqual({
    '@type': 'ItemList',
    itemListElement: addresses.map((url, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: expect.any(String),
      url,
    })),
  });
});

it('P11: the newest records have a page without scripts in each language, except where an id cannot be a file name', () => {
  const shown = newestWithFiles(MANY);
  expect(output).toContain('/news/details: 14 files written, 0 unchanged, 0 removed');
  for (const id of BAD_IDS) expect(output).toContain(`no file for ${id}: only letters`);
  expect(filesOf('news')).toEqual(namesOf(shown));
  for (const { id, title } of shown) {
    for (const [ending, lang, query] of [
      ['.html', 'zh-CN', ''],
      ['.en.html', 'en', '&lng=en'],
    ] as const) {
      const page = pageOf(`news/details/${id}${ending}`);
      const address = `${ORIGIN}/news/details?id=${id}`;
      expect(page.documentElement.lang).toBe(lang);
      expect(page.querySelector('main h1')?.textContent).toBe(title);
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address + query);
      expect(page.querySelector('link[hreflang=en]')?.getAttribute('href')).toBe(
        `${address}&lng=en`,
      );
    }
  }
  expect(pageOf('news/details/index.html').querySelector('main')).toBeNull();
});

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** A well-formed XML file: the texts, or the values of an attribute, of its elements of a name. */
function openXml(name: string) {
  const document = parser.parseFromString(read(name), 'application/xml');
  expect(document.querySelector('parsererror')?.textContent ?? '').toBe('');
  return (element: string, attribute?: string) =>
    [...document.querySelectorAll(element)].map((found) =>
      attribute === undefined ? found.textContent : found.getAttribute(attribute),
    );
}

it('P11: the sitemap has what visitors can see in both languages, when it has changed and its pictures', () => {
  const all = openXml('sitemap.xml');
  const addresses = all('loc');
  const shown = api.db.news.all().filter((news) => isVisibleNow(news, newsFields, Date.now()));
  const cases = shown.filter(({ categoryId }) => categoryId === 6);
  const news = addresses.filter((address) => address?.includes('/news/details'));
  expect(news).toHaveLength((shown.length - cases.length) * 2);
  expect(addresses.filter((address) => address?.includes('/case/details'))).toHaveLength(
    cases.length * 2,
  );
  expect(addresses).toContain(`${ORIGIN}/case`);
  const [first] = newestWithFiles(1);
  const page = `${ORIGIN}/news/details?id=${first?.id}`;
  expect(news).toContain(page);
  expect(news).toContain(`${page}&lng=en`);
  // Each address names both languages and itself.
  const alternates = all('link', 'href').filter((address) => address === page);
  expect(alternates).toHaveLength(4);
  for (const time of all('lastmod')) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const pictures = openXml('sitemap.xml')('image');
  expect(pictures.length).toBeGreaterThan(20);
  for (const picture of pictures) expect(picture?.trim()).toMatch(/^https:\/\/www\.example\.com\//);
  expect(read('robots.txt')).toMatch(/\nSitemap: https:\/\/www\.example\.com\/sitemap\.xml\n$/);
});

it('P11: parts of an earlier sitemap are removed, and no file is left unfinished', () => {
  expect(globSync(['**/sitemap-*', '**/*.unfinished'], { cwd: folder })).toEqual([]);
});

it('P11: the sitemap leaves out positions whose deadline has passed', () => {
  const over = api.db.jobs
    .all()
    .filter(({ deadline }) => deadline !== '' && Date.parse(deadline) < Date.now());
  for (const { id } of over) {
    expect(read('sitemap.xml')).not.toContain(`/job/details?id=${id}<`);
  }
});

it.each([
  ['feed.xml', 'zh-CN', '/news', '新闻资讯 - 青禾智控科技有限公司', ''],
  ['feed.en.xml', 'en', '/news?lng=en', 'News - 青禾智控科技有限公司', '&lng=en'],
])('P11: %s is a valid feed of the newest news', (name, language, page, title, query) => {
  const all = openXml(name);
  expect(all('feed', 'xml:lang')).toEqual([language]);
  expect(all('feed > title')).toEqual([title]);
  expect(all('feed > author > name')).toEqual(['青禾智控科技有限公司']);
  expect(all('feed > link', 'href')).toEqual([`${ORIGIN}/${name}`, ORIGIN + page]);
  expect(all('feed > id')).toEqual([`${ORIGIN}/${name}`]);
  const updated = all('entry > updated');
  const times = updated.map((time) => Date.parse(time ?? ''));
  expect(all('feed > updated')).toEqual([new Date(Math.max(...times)).toISOString()]);
  const ids = newest(30).map(
    ({ id }) => `${ORIGIN}/news/details?id=${encodeURIComponent(id)}${query}`,
  );
  expect(new Set(all('entry > id'))).toEqual(new Set(ids));
  expect(updated).toHaveLength(ids.length);
  expect(all('entry > link', 'href')).toEqual(all('entry > id'));
  expect(all('entry > title').every((text) => text !== '')).toBe(true);
});

it('P11: the home page and the list of news lead to the feed in their language', () => {
  for (const [name, feed] of [
    ['home/index.html', '/feed.xml'],
    ['home/index.en.html', '/feed.en.xml'],
    ['news/index.html', '/feed.xml'],
    ['news/index.en.html', '/feed.en.xml'],
  ] as const) {
    const links = pageOf(name).querySelectorAll('head > link[type="application/atom+xml"]');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([feed]);
  }
  expect(pageOf('job/index.html').querySelector('link[type="application/atom+xml"]')).toBeNull();
});

it('P11: each record with a page has it as Markdown too, with its own texts and absolute links', () => {
  for (const type of ['news', 'product', 'job']) {
    const texts = filesOf(type).map((name) => name.replace(/html$/, 'md'));
    expect(texts.length).toBeGreaterThan(5);
    for (const name of texts) {
      const text = read(`${type}/details/${name}`);
      const page = pageOf(`${type}/details/${name.replace(/md$/, 'html')}`);
      // Markdown's own signs are escaped.
      expect(text.replaceAll('\\', '')).toContain(`# ${page.querySelector('h1')?.textContent}`);
      expect(text).not.toMatch(/\]\((?!https?:|mailto:|tel:)/);
      expect(text).not.toMatch(/<(div|span|p|button|svg|nav)\b/);
    }
  }
});

it('P11: llms.txt names the site, and each record by a file that is there', () => {
  for (const name of ['llms.txt', 'llms.en.txt']) {
    const text = read(name);
    expect(text).toMatch(/^# 青禾智控科技有限公司\n\n> /);
    const files = [...text.matchAll(/\]\(https:\/\/www\.example\.com\/(\S+?\.(?:md|xml|txt))\)/g)];
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(([, file = '']) => !existsSync(join(folder, file)))).toEqual([]);
  }
});

// The last one: it prerenders again, as an operator does after the records have changed.
it('P11: another run writes what has changed, leaves the rest, and removes what is hidden, older, or cannot be read', async () => {
  const [hidden, second, third, fourth, fifth, sixth] = newestWithFiles(MANY);
  const product = api.db.products.all().find(({ id }) => filesOf('product').includes(`${id}.html`));
  if (!hidden || !second || !third || !fourth || !fifth || !sixth || !product) {
    throw new Error('There are too few records.');
  }
  const textOf = (id: string | number) =>
    readFileSync(join(folder, 'news/details', `${id}.html`), 'utf8');
  const before = textOf(fifth.id);
  const updateTime = new Date().toISOString();
  api.db.news.replace({ ...third, title: '改过的标题', updateTime });
  api.db.news.replace({ ...hidden, status: STATUS.hidden });
  api.db.products.replace({ ...product, updateTime });
  api.db.faults.set('GET /product/get', '404');

  // Without the hidden one, and without the oldest.
  const again = await prerender(LIMIT - 2);
  // All but the fifth have lost a neighbour, or show the new title.
  expect(again).toContain('/news/details: 8 files written, 2 unchanged, 4 removed');
  expect(filesOf('news')).toEqual(namesOf([second, third, fourth, fifth, sixth]));
  expect(parse(textOf(third.id)).querySelector('main h1')?.textContent).toBe('改过的标题');
  expect(textOf(fifth.id)).toBe(before);
  expect(again).toContain(`no file for ${product.id}: it could not be read`);
  expect(filesOf('product')).not.toContain(`${product.id}.html`);
  const left = readdirSync(join(folder, 'news/details'));
  expect(left.filter((name) => name.startsWith(`${hidden.id}.`))).toEqual([]);
}, 120_000);
