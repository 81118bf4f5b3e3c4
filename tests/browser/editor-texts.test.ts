import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const app = serveForTests();

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

it('B9: the editor appears without a click, and opening a text or undoing a change leaves it unchanged', async () => {
  const [news] = app.db.news.all();
  if (!news) throw new Error('The mock has no news');
  Object.assign(news, { content: '<h1>旧的标题</h1><p>原有的一段。</p>' });
  const path = `/backstage/content/industry-news/${news.id}/edit`;
  const page = await app.visitPage(path, { as: 'admin' });

  // Without a key, a touch or a movement of the pointer.
  await page.getByRole('toolbar', { name: '文字格式' }).waitFor();
  const text = page.locator('[contenteditable=true][role=textbox]');
  await text.getByText('原有的一段。').waitFor();
  await see(page, '没有修改');

  // The click puts the cursor where it is, and the editor is the same one before and after it.
  await text.getByText('原有的一段。').scrollIntoViewIfNeeded();
  const box = await text.getByText('原有的一段。').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.keyboard.type('新');
  await text.getByText('新原有的一段。').waitFor();
  await see(page, '有未保存的修改');
  await page.keyboard.press('Control+Z');
  await see(page, '没有修改');
});

it.each([
  ['a picture', '<p><img src="/api/pictures/soil-probe.avif" alt="探头"></p>'],
  ['a table', '<table><tbody><tr><td>值</td></tr></tbody></table>'],
])(
  'B9: one goes on writing where one was after the search, also where the text begins with %s',
  async (_name, first) => {
    const [news] = app.db.news.all();
    if (!news) throw new Error('The mock has no news');
    Object.assign(news, { content: `${first}<p>第二段。</p><p>最后一段。</p>` });
    const path = `/backstage/content/industry-news/${news.id}/edit`;
    const page = await app.visitPage(path, { as: 'admin' });
    const text = page.locator('[contenteditable=true][role=textbox]');
    const caret = () =>
      page.evaluate(() => {
        const { anchorNode, anchorOffset } = document.getSelection() ?? {};
        return [document.activeElement?.role, anchorNode?.textContent, anchorOffset];
      });
    await text.getByText('第二段。').click();
    await page.keyboard.press('End');
    // The editor reads the caret from an event that comes after the press.
    await nextFrame(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The focus comes back a moment after the dialog has gone, and the caret after it.
    await expect.poll(caret).toEqual(['textbox', '第二段。', 4]);
    await page.keyboard.type('接着写');
    await expect.poll(() => text.getByText('第二段。').innerText()).toBe('第二段。接着写');
  },
);

const NESTED =
  '<ul><li><p>一</p><ul><li><p>二</p><ul><li><p>三</p></li></ul></li></ul></li><li><p>四</p></li></ul>';

it('B9: the kind of a list changes at each depth, by keyboard and in the toolbar', async () => {
  const [news] = app.db.news.all();
  if (!news) throw new Error('The mock has no news');
  Object.assign(news, { content: NESTED });
  const path = `/backstage/content/industry-news/${news.id}/edit`;
  const page = await app.visitPage(path, { as: 'admin' });
  const text = page.locator('[contenteditable=true][role=textbox]');
  const lists = () =>
    text.locator('ul, ol').evaluateAll((all) => all.map(({ tagName }) => tagName));
  await text.getByText('三').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+Shift+7');
  await expect.poll(lists).toEqual(['OL', 'OL', 'OL']);
  await page.getByRole('button', { name: '项目符号列表' }).click();
  await expect.poll(lists).toEqual(['UL', 'UL', 'UL']);
  // The toolbar returns the focus, and with it the old selection, in the next frame.
  await nextFrame(page);
  await text.getByText('三').click();
  // The editor reads the caret from an event that comes after the press.
  await expect.poll(() => page.evaluate(() => getSelection()?.isCollapsed)).toBe(true);
  await nextFrame(page);
  await page.keyboard.press('Control+Shift+7');
  await expect.poll(lists).toEqual(['UL', 'UL', 'OL']);
  await press(page, SAVE);
  await see(page, SAVED);
  expect(app.db.news.find(news.id)?.content).toBe(
    NESTED.replace('<ul><li><p>三', '<ol><li><p>三').replace(
      '三</p></li></ul>',
      '三</p></li></ol>',
    ),
  );
});

it('B9: what another program has copied is pasted as readers see it, and what is left out is said', async () => {
  const [news] = app.db.news.all();
  if (!news) throw new Error('The mock has no news');
  Object.assign(news, { content: '' });
  const path = `/backstage/content/industry-news/${news.id}/edit`;
  const page = await app.visitPage(path, { as: 'admin' });
  const text = page.locator('[contenteditable=true][role=textbox]');
  await text.click();
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<style>p{}</style><p class=MsoToc1><a href="#_Toc1">第一章</a></p><h1><a name="_Toc1">第一章</a></h1>
      <p>报价<span style='display:none;mso-hide:all'>底价</span><a href="#_ftn1" name="_ftnref1">[1]</a></p>
      <a href="www.example.com"><img src="/api/pictures/soil-probe.avif" alt="探头"></a>
      <iframe src="https://player.bilibili.com/player.html?bvid=BV1xx411c7mD" onload="alert(1)"></iframe>
      <iframe src="https://map.example/1"></iframe>`,
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await see(page, '部分内容没有照原样粘贴过来：隐藏的内容、嵌入的内容。');
  await press(page, SAVE);
  await see(page, SAVED);
  expect(app.db.news.find(news.id)?.content).toBe(
    '<p>第一章</p><h2>第一章</h2><p>报价<sup>[1]</sup></p>' +
      '<a href="https://www.example.com"><img src="/api/pictures/soil-probe.avif" alt="探头"></a>' +
      '<figure><a href="https://player.bilibili.com/player.html?bvid=BV1xx411c7mD">▶</a></figure>',
  );
});

const ELEMENTS = `
  <h2>二氧化碳</h2>
  <p>CO<sub>2</sub>、m<sup>3</sup>、<mark>重点</mark>、<small>小字</small>、<kbd>Ctrl</kbd>、<code>x</code>、<abbr title="世界卫生组织">WHO</abbr>、<ins>新</ins><del>旧</del></p>
  <p class="align-end">右</p>
  <dl><dt>型号</dt><dd>SG-200</dd><dd><p>一</p><ul><li>二</li></ul></dd></dl>
  <figure><blockquote>引用</blockquote><figcaption>某<em>人</em></figcaption></figure>
  <table><caption>表<sup>1</sup></caption><thead><tr><th>列</th></tr></thead><tbody><tr><td>值</td></tr></tbody></table>
  <p>完</p>`;

/** How elements look, in the same size of text. */
function looksOf(article: Locator): Promise<Record<string, string>> {
  return article.evaluate((root) => {
    if (root instanceof HTMLElement) root.style.setProperty('--article-size', '1rem');
    const tags =
      'abbr blockquote caption code dd del dl dt em figcaption figure h2 ins kbd mark p small sub sup td th';
    const properties = [
      'background-color',
      'color',
      'font-family',
      'font-size',
      'font-style',
      'font-weight',
      'line-height',
      'margin-inline-start',
      'text-align',
      'text-decoration-line',
      'vertical-align',
    ];
    return Object.fromEntries(
      tags.split(' ').map((tag) => {
        const element = root.querySelector(tag);
        const style = element && getComputedStyle(element);
        return [tag, properties.map((name) => style?.getPropertyValue(name)).join(' | ')];
      }),
    );
  });
}

it('B9: the editor shows each element as the public page does, and keeps it when something is typed', async () => {
  const news = app.db.news.find(10);
  if (!news) throw new Error('The mock has no news 10');
  Object.assign(news, { content: ELEMENTS });
  const page = await app.visitPage(`/news/details?id=${news.id}`, { as: 'admin' });
  const article = page.locator('article div:has(> dl)');
  await article.getByText('二氧化碳').waitFor();
  const shown = await looksOf(article);
  const height = (locator: Locator) => locator.evaluate((element) => element.clientHeight);
  const heights = [await height(article.locator('dl')), await height(article.locator('figure'))];

  await page.goto(`/backstage/content/industry-news/${news.id}/edit`);
  const text = page.locator('[contenteditable=true][role=textbox]');
  await text.getByText('二氧化碳').waitFor();
  expect(await looksOf(text)).toEqual(shown);
  expect([await height(text.locator('dl')), await height(text.locator('figure'))]).toEqual(heights);

  await text.getByText('完').click();
  await page.keyboard.press('End');
  await page.keyboard.type('H');
  await page.keyboard.press('Control+,');
  await page.keyboard.type('2');
  await press(page, SAVE);
  await see(page, SAVED);
  const { content } = app.db.news.find(news.id) ?? {};
  expect(content).toContain('<p>CO<sub>2</sub>、m<sup>3</sup>、<mark>重点</mark>、');
  expect(content).toContain('<table><caption>表<sup>1</sup></caption><thead><tr><th>');
  expect(content).toMatch(/<p>完H<sub>2<\/sub><\/p>$/);
});
