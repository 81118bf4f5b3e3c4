import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startHttpMock } from '#src/mocks/http.ts';
import { prerenderApp } from '#tests/support/prerender-app.ts';

const ORIGIN = 'https://www.example.com';
const folder = mkdtempSync(join(tmpdir(), 'prerendered-'));
const pages: { name: string; document: Document }[] = [];

beforeAll(async () => {
  cpSync(inject('appFolder'), folder, { recursive: true });
  const api = await startHttpMock({ port: 0 });
  await prerenderApp({ folder, api: api.url, origin: ORIGIN, limit: 1 });
  await api.close();
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const { document } = new JSDOM(readFileSync(join(folder, name), 'utf8')).window;
    pages.push({ name, document });
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

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
    const languages = [...document.querySelectorAll('link[rel=alternate]')].map((link) =>
      link.getAttribute('hreflang'),
    );
    expect(languages, name).toEqual(['zh-CN', 'en', 'x-default']);
  }
});

/** The things of a page's JSON-LD blocks. */
function thingsOf(name: string): unknown[] {
  const blocks = pageOf(name).querySelectorAll('script[type="application/ld+json"]');
  return [...blocks].flatMap((block) => v.parse(Graph, JSON.parse(block.textContent))['@graph']);
}

const Graph = v.object({ '@graph': v.array(v.unknown()) });

it('P11: the home page tells engines the name of the site', () => {
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
