import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillWithCorpus } from '#tests/support/foreign/fill.ts';
import { harmIn } from '#tests/support/foreign/harm.ts';
import { hostileArticle } from '#tests/support/foreign/markup.ts';
import { allLooks, inLooks } from '#tests/support/looks.ts';
import { PAGES } from '#tests/support/pages.ts';
import { serveForTests } from './support/app.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();

/** Lists and forms; what shows nothing of the server is left out. */
const ADMIN_PAGES = PAGES.filter(
  ({ as, path }) => as && !/\/(?:new|upload|photo-management|company-info\/edit)$/.test(path),
).map(({ path }) => path);

/** In `npm test` what visitors write, and the types with most kinds of fields. */
const FILLED = inLooks(ADMIN_PAGES, (path) =>
  /\/(?:overview|enquiry|products|industry-news)(?:\/|$)/.test(path),
);
const PUBLIC = [
  '/home',
  '/news',
  '/news/details?id=6',
  '/product?categoryId=1',
  '/product/details?id=6',
  '/job',
  '/job/details?id=1',
  '/aboutus',
];

/** Follows a public page, not the header's menu: these two have one heading. */
const FOOT_MENU = '/backstage/system/menu/list/foot';

/** Reading pages as full as these takes longer than a frame. */
const POLLED = { polling: 50 };

/** What ran of the corpus: every one of its vectors that runs would call one of these. */
function listenForRuns(): void {
  const ran: string[] = [];
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'msgbox', 'XSS']) {
    Object.assign(window, { [name]: () => ran.push(name) });
  }
  Object.assign(window, { ran });
}

/** As with the browser's own buttons: without loading the app again, which the corpus is nothing to. */
function goTo(path: string): void {
  for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
  // As React Router counts its own places.
  history.pushState({ idx: Number(history.state?.idx ?? 0) + 1 }, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** True once another page's heading stands, and something of the corpus can be read, in a text or a field. */
function showsCorpus(): boolean {
  const place = document.querySelector('[role=dialog]') ?? document.querySelector('main');
  const fields = [...(place?.querySelectorAll('input, textarea') ?? [])];
  const texts = [place?.innerHTML, ...fields.map((field) => Reflect.get(field, 'value'))];
  const isThere = texts.some((text) => /alert\(|javascript/i.test(String(text)));
  return document.querySelector('h1:not([data-left])') !== null && isThere;
}

/** The texts that reach out of the window where nothing cuts them. */
function widest(): string {
  const isCut = (one: Element | null): boolean =>
    one !== null &&
    one !== document.body &&
    (getComputedStyle(one).overflowX !== 'visible' || isCut(one.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wide: string[] = [];
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    const reaches = [...range.getClientRects()].some(({ right }) => right > window.innerWidth + 1);
    const holder = texts.currentNode.parentElement;
    if (reaches && !isCut(holder)) wide.push(holder?.outerHTML.slice(0, 300) ?? '');
  }
  return wide.slice(0, 3).join(' ');
}

/** What is wrong with the page as it stands: what ran, what could, what is too wide, an error's page. */
async function wrongWith(page: Page): Promise<string[]> {
  const ran = await page.evaluate<string[]>('window.ran.splice(0)');
  const harm = await page.evaluate(harmIn, await page.evaluateHandle(() => document));
  const tooWide: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page
      .waitForFunction(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        null,
        { polling: 50, timeout: 3000 },
      )
      .then(
        () => 0,
        () => overflowOf(page),
      );
    if (over > 0) tooWide.push(`${over} px too wide at ${width}: ${await page.evaluate(widest)}`);
  }
  return [...ran.map((name) => `${name} ran`), ...harm, ...tooWide];
}

/** What is wrong with the page beside a form. */
async function wrongBeside(page: Page): Promise<string[]> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) return ['no page'];
  await frame.waitForFunction(showsCorpus, null, POLLED);
  const ran = await frame.evaluate<string[]>('window.ran.splice(0)');
  const harm = await frame.evaluate(harmIn, await frame.evaluateHandle(() => document));
  return [...ran.map((name) => `${name} ran`), ...harm];
}

it('B9: hostile and naughty texts in every field of every type are shown as plain text: in lists, forms, previews and public pages', async () => {
  const page = await app.openPage('/privacy', {
    as: 'admin',
    profile: { reducedMotion: 'reduce' },
  });
  const filled = fillWithCorpus(app.db);
  await page.addInitScript(listenForRuns);
  await page.reload();
  const left: string[] = [];
  const written: string[] = [];
  page.on('request', (request) => {
    const isOfPage = request.frame() === page.mainFrame();
    if (isOfPage && request.isNavigationRequest()) left.push(request.url());
    if (request.method() !== 'GET') written.push(`${request.method()} ${request.url()}`);
  });

  const wrong: string[] = [];
  const look = async (path: string, what: string) => {
    const stands = await page.waitForFunction(showsCorpus, null, POLLED).then(
      () => true,
      () => false,
    );
    if (!stands) wrong.push(`${path}: the ${what} shows nothing`);
    wrong.push(...(await wrongWith(page)).map((one) => `${path}: the ${what}: ${one}`));
  };
  let previews = 0;
  const paths = [...FILLED.filter((path) => path !== FOOT_MENU), ...PUBLIC, FOOT_MENU];
  expect(PAGES.map(({ path }) => path)).toContain(FOOT_MENU);
  for (const path of paths) {
    await page.evaluate(goTo, path);
    await look(path, 'page');
    const preview = page.getByRole('button', { name: '预览', exact: true });
    if (!path.endsWith('edit') && !path.includes('edit?')) continue;
    if ((await preview.count()) === 0) continue;
    await preview.click();
    previews += 1;
    wrong.push(...(await wrongBeside(page)).map((one) => `${path}: the preview: ${one}`));
    await preview.click();
  }
  expect(wrong).toEqual([]);
  expect(left).toEqual([]);
  expect(written).toEqual([]);
  // Twelve forms of these pages have one; `npm test` looks at two of these.
  expect(previews).toBe(allLooks ? 12 : 2);
  // The trap works.
  await page.evaluate('alert(1)');
  expect(await wrongWith(page)).toContain('alert ran');

  for (const [kind, { vectors, fields, pairs }] of Object.entries(filled)) {
    console.info(`${kind}: ${vectors} vectors × ${fields} fields, ${pairs} pairs`);
  }
  console.info(`${paths.length} pages and ${previews} previews: 0 scripts ran, 0 requests left`);
}, 300_000);

/** What rich text may hold and what it may not, in the ways that other editors write it. */
const ARTICLE = `<h1 style="text-align:center">一</h1><section><p align="right">二<font color="red">三</font></p>
  <x-note>四</x-note></section><script>alert(1)</script><textarea>五</textarea>
  <p onclick="alert(1)"><a href="https://example.com/" onfocus="alert(1)">六</a></p>
  <img src="/favicon.svg" alt="温室" onerror="alert(1)">
  <table><tr><td colspan="2" style="position:fixed">七</td></tr></table>`;

it('B9: an article keeps its structure and loses its styles and scripts', async () => {
  const [first, second] = [app.db.news.find(6), app.db.news.find(7)];
  if (!first || !second) throw new Error('These news are gone');
  app.db.news.replace({ ...first, content: ARTICLE });
  app.db.news.replace({ ...second, content: hostileArticle(0) });

  const page = await app.openPage('about:blank');
  await page.addInitScript(listenForRuns);
  await page.goto(`/news/details?id=${first.id}`);
  const article = page.getByRole('article').first();
  await article.getByText('七').waitFor();
  const html = await article.locator('[dir=auto]').first().innerHTML();
  expect(html.replaceAll(/\s*\n\s*/g, '')).toBe(
    [
      '<h2 class="align-center" id="s-一" tabindex="-1">一</h2>',
      '<div><p class="align-end">二三</p>四</div>',
      '<p><a href="https://example.com/" target="_blank" rel="noopener">六</a></p>',
      '<img src="/favicon.svg" alt="温室" loading="lazy" decoding="async">',
      '<table tabindex="0"><tbody><tr><td colspan="2">七</td></tr></tbody></table>',
    ].join(''),
  );
  await page.goto(`/news/details?id=${second.id}`);
  await article.waitFor();
  expect(await wrongWith(page)).toEqual([]);
});
