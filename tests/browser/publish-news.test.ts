import { Buffer } from 'node:buffer';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allLooks } from '#tests/support/looks.ts';
import { ONE_PIXEL } from '#tests/support/picture-files.ts';
import { pixelBytes, rtf, wordPicture } from '#tests/support/rtf.ts';
import { press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const app = serveForTests();

const LIST = '/backstage/content/industry-news/list';
/** A picture of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const FILE = { name: '苗圃.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') };

/** A picture that WeChat has loaded, and one that it loads once it is scrolled into view. */
const WECHAT_ARTICLE = ((address: string) => `<!doctype html><div id="js_content">
<section data-pm-slice="0 0 []"><span leaf="">春耕进行时</span></section>
<section nodeleaf=""><img class="rich_pages wxw-img" data-ratio="0.66" data-s="300,640" data-src="${address}" data-type="png" data-w="1080" src="${address}&amp;tp=webp&amp;wxfrom=5&amp;wx_lazy=1" data-fail="0"></section>
<section><span leaf="">智慧大棚，已经就绪。</span></section>
<section nodeleaf=""><img class="rich_pages wxw-img" data-ratio="0.66" data-s="300,640" data-src="${address}" data-type="png" data-w="1080" src="${ONE_PIXEL}"></section>
</div>`)('https://mmbiz.qpic.cn/mmbiz_png/aB3/640?wx_fmt=png&amp;from=appmsg');

const published = (title: string) => app.db.news.all().find((news) => news.title === title);

/** What a person does, each click, run of typing, key and chosen file counted as one. */
function countActions(page: Page) {
  let count = 0;
  const counted = async <Result>(action: Promise<Result>) => {
    count += 1;
    return action;
  };
  return {
    click: (place: Locator) => counted(place.click()),
    type: (text: string) => counted(page.keyboard.type(text)),
    press: (key: string) => counted(page.keyboard.press(key)),
    chooseFile: async (button: Locator) => {
      const opened = page.waitForEvent('filechooser');
      const [chooser] = await Promise.all([opened, counted(button.click())]);
      await counted(chooser.setFiles(FILE));
    },
    count: () => count,
  };
}

/** Puts a picture into the clipboard, as copying one on another page does. */
async function copyPicture(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = new Blob([bytes], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  }, PICTURE);
  await page.context().clearPermissions();
}

it("B2: an editor's minute: from the list to a published item in at most 12 actions", async () => {
  const page = await app.visitPage(LIST, { as: 'admin' });
  const editor = countActions(page);
  const title = '十二步发布一条新闻';

  await editor.click(page.getByRole('link', { name: '发布新闻' }).last());
  await editor.click(page.getByRole('textbox', { name: /^标题/ }));
  await editor.type(title);
  await editor.click(page.getByRole('combobox', { name: /^分类/ }));
  await editor.click(page.getByRole('option', { name: '展会活动' }));
  await editor.chooseFile(page.getByRole('button', { name: '封面: 选择图片' }));
  await editor.click(page.getByRole('textbox', { name: '正文' }));
  await editor.type('第一段：报名从今天开始。');
  await editor.press('Enter');
  await editor.type('第二段：名额有限，先到先得。');
  await page.getByText('苗圃.png 已上传').waitFor({ state: 'attached' });
  await editor.press('Control+S');

  await see(page, SAVED);
  await seeAddress(page, /\/edit$/);
  expect(editor.count()).toBeLessThanOrEqual(12);
  expect(published(title)).toMatchObject({
    content: '<p>第一段：报名从今天开始。</p><p>第二段：名额有限，先到先得。</p>',
    status: 0,
  });
  expect(published(title)?.categoryId).toBeTruthy();

  await page.goto('/news');
  await page.getByRole('link', { name: title }).first().click();
  await seeHeading(page, title);
  const cover = published(title)?.cover.split('/').at(-1) ?? '';
  expect(await page.locator(`article img[src*="${cover}"]`).count()).toBe(1);
});

it('B9: an editor publishes news with a pasted picture, and visitors see it', async () => {
  const page = await app.visitPage('/backstage/content/industry-news/new', { as: 'admin' });
  const title = '剪贴板里的温室';
  await page.getByRole('textbox', { name: /^标题/ }).fill(title);
  await page.getByRole('combobox', { name: /^分类/ }).click();
  await page.getByRole('option', { name: '展会活动' }).click();
  const text = page.getByRole('textbox', { name: '正文' });
  await text.click();
  await page.keyboard.type('下面是今天的温室：');
  await copyPicture(page);
  await page.keyboard.press('Control+V');
  const picture = text.locator('img[src*="/"]:not([src^="blob:"]):not([src^="data:"])');
  await picture.waitFor();
  await press(page, SAVE);
  await see(page, SAVED);

  const stored = /<img[^>]+src="([^"]+)"/.exec(published(title)?.content ?? '')?.[1] ?? '';
  expect(stored).toMatch(/\.(png|webp)$/);
  expect(app.db.requests.of('POST /news/create')).toHaveLength(1);
  await page.goto('/news');
  await page.getByRole('link', { name: title }).first().click();
  await seeHeading(page, title);
  const shown = page.locator(`article img[src*="${stored.split('/').at(-1)}"]`);
  await shown.waitFor();
  const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(1);
});

it('B9: of a copied WeChat article the text is pasted, and the editor says that its pictures are not', async () => {
  const page = await app.visitPage('/backstage/content/industry-news/new', { as: 'admin' });
  // In a profile of its own, because a page of ours that asked another site would fail the test.
  const reader = await page.context().browser()?.newContext();
  if (reader === undefined) throw new Error('The page has no browser');
  const article = await reader.newPage();
  await article.route('**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: WECHAT_ARTICLE }),
  );
  await article.goto('https://mp.weixin.qq.com/s/aB3');
  await article.keyboard.press('Control+A');
  await article.keyboard.press('Control+C');
  await reader.close();

  const text = page.getByRole('textbox', { name: '正文' });
  await text.click();
  await page.keyboard.press('Control+V');
  await see(page, '有 2 张图片没能随文字粘贴过来');
  expect(await text.locator('p').allInnerTexts()).toEqual(['春耕进行时', '智慧大棚，已经就绪。']);
  expect(await text.locator('img').count()).toBe(0);
  // An upload of what was pasted would be done before this one.
  await copyPicture(page);
  await page.keyboard.press('Control+V');
  await text.locator('img').waitFor();
  expect(app.db.requests.of('POST /file')).toHaveLength(1);
});

it.runIf(allLooks)(
  'B9: a paste from Word keeps its pictures, which the editor describes one after another',
  async () => {
    const page = await app.visitPage('/backstage/content/industry-news/new', { as: 'admin' });
    const text = page.getByRole('textbox', { name: '正文' });
    await text.click();
    const local =
      '<img width=1 src="file:///C:/Users/wang/AppData/Temp/msohtmlclip1/01/clip_image001.png">';
    // The browser's own clipboard takes no RTF from a page.
    await text.evaluate(
      (element, data) => {
        const clipboardData = new DataTransfer();
        for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
        const options = { clipboardData, bubbles: true, cancelable: true };
        element.dispatchEvent(new ClipboardEvent('paste', options));
      },
      {
        'text/plain': '温室 安装',
        'text/html': `<p class=MsoNormal>温室</p><p>${local}</p><p>安装</p><p>${local}</p>`,
        'text/rtf': rtf(wordPicture(pixelBytes()), wordPicture(pixelBytes())),
      },
    );
    await see(page, '有 2 张新图片还没有图片说明');
    await expectNoAxeViolations(page);
    await press(page, '逐张填写');
    for (const alt of ['连栋温室', '安装现场']) {
      await page.locator('[role=dialog] input[value=""]:focus').waitFor();
      await expectNoAxeViolations(page);
      await page.keyboard.type(alt);
      await page.keyboard.press('Enter');
      // Not by role: the dialog hides the text from screen readers.
      await page.locator(`.ProseMirror img[alt="${alt}"]`).waitFor();
    }
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const alts = await text
      .getByRole('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
    expect(alts).toEqual(['连栋温室', '安装现场']);
  },
);
