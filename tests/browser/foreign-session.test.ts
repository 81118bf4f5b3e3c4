import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { HOSTILE_MARKUP } from '#tests/support/foreign/markup.ts';
import { fillIn, follow, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { SAVE } from '#tests/support/save-button.ts';

const app = serveForTests();
const LIST = '/backstage/site/friendly-link/list';
const PASSWORD = 'demo1234';
const SIGN_IN = /^\/auth\/jwt-local\/sign-in/;

async function signIn(page: Page): Promise<void> {
  await fillIn(page, '用户名', 'admin');
  await fillIn(page, '密码', PASSWORD);
  await press(page, /^登录$/);
}

async function signOut(page: Page): Promise<void> {
  await press(page, /^账户：/);
  await press(page, '退出登录');
}

it('A3, A11: the token is sent in the header of calls and nowhere else; after a sign-out the back button shows nothing', async () => {
  const page = await app.visitPage(LIST);
  const said: string[] = [];
  const calls: { url: string; body: string; authorization: string; others: string }[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => {
    const { authorization = '', ...others } = request.headers();
    const body = request.postData() ?? '';
    calls.push({ url: request.url(), body, authorization, others: JSON.stringify(others) });
  });

  // In, around with a save, and out to a public page.
  await signIn(page);
  await seeHeading(page, '友情链接');
  await follow(page, '编辑「禾田农业研究院」');
  await fillIn(page, /^名称/, '禾田研究院');
  await press(page, SAVE);
  await see(page, '禾田研究院');
  const stored = await page.evaluate(() => localStorage.getItem('session') ?? '');
  const tokens = [...stored.matchAll(/[\w-]{20,}/g)].map(([part]) => part);
  expect(tokens.length).toBeGreaterThan(1);
  await page.goto('/home');
  await page.getByRole('contentinfo').waitFor();

  const leaks = (text: string) => tokens.some((part) => text.includes(part));
  expect(calls.filter(({ authorization }) => leaks(authorization)).length).toBeGreaterThan(2);
  expect(
    calls.filter(
      ({ url, body, authorization, others }) =>
        leaks(url) ||
        leaks(body) ||
        leaks(others) ||
        (authorization !== '' && !url.startsWith(`${app.url}/api/`)) ||
        (`${url}${body}${others}`.includes(PASSWORD) && !url.endsWith('/api/user/login')) ||
        url.includes(PASSWORD),
    ),
  ).toEqual([]);
  expect(said.filter((text) => leaks(text) || text.includes(PASSWORD))).toEqual([]);
  expect(leaks(await page.evaluate(() => document.cookie))).toBe(false);

  // Back to a page behind the sign-in, after another tab has ended the session.
  const other = await page.context().newPage();
  await other.goto(LIST);
  await seeHeading(other, '友情链接');
  await signOut(other);
  await seeAddress(other, SIGN_IN);
  await page.goBack();
  await seeAddress(page, SIGN_IN);
  await page.getByText('禾田研究院').waitFor({ state: 'detached' });
  // And in the tab itself, by an address.
  await other.goto('/backstage/system/user/list');
  await seeAddress(other, SIGN_IN);
  expect(await other.getByRole('grid').count()).toBe(0);
});

it('A8: a page that comes back from the back-forward cache checks whether its session still exists', async () => {
  const page = await app.visitPage(LIST, { as: 'admin' });
  await see(page, '禾田农业研究院');
  await page.evaluate(() => {
    // A frozen page hears of nothing: no event tells it.
    localStorage.removeItem('session');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await seeAddress(page, SIGN_IN);
  await page.getByText('禾田农业研究院').waitFor({ state: 'detached' });
});

it('B9, B4: hostile markup is pasted as text, without a request; an HTML file with a picture’s name is not sent', async () => {
  const page = await app.visitPage('/backstage/content/industry-news/new', { as: 'admin' });
  const text = page.getByRole('textbox', { name: '正文' });
  await text.click();
  await page.evaluate(() => {
    const ran: string[] = [];
    for (const name of ['alert', 'confirm', 'prompt']) {
      Object.assign(window, { [name]: () => ran.push(name) });
    }
    Object.assign(window, { ran });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const pasted = HOSTILE_MARKUP.filter((_markup, index) => index % 5 === 0);
  const paste = (texts: string[]) =>
    text.evaluate((element, all) => {
      for (const markup of all) {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', markup);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }
    }, texts);
  await paste(pasted.map((markup, index) => `<p>[${index}]</p>${markup}`));
  const foreign = (name: string) => `<img src="https://foreign.example/${name}.png">`;
  await paste([`<p>来自别处</p>${foreign('x')}<p><noscript>${foreign('y')}</noscript></p>`]);
  await see(page, '来自别处');
  await see(page, '有 2 张图片没能随文字粘贴过来');
  expect(await text.locator('script, iframe, svg, form, [style*=fixed], [onclick]').count()).toBe(
    0,
  );
  const shown = await text.innerText();
  expect(pasted.filter((_markup, index) => !shown.includes(`[${index}]`))).toEqual([]);
  expect(await page.evaluate('window.ran')).toEqual([]);
  expect(asked.filter((one) => !one.startsWith(`GET ${app.url}/`))).toEqual([]);

  const choose = () =>
    page
      .locator('input[type=file][accept*="image"]')
      .last()
      .setInputFiles({
        name: '封面.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
      });
  await choose();
  await see(page, '封面.png 不是支持的图片格式');
  expect(app.db.requests.of('POST /file')).toHaveLength(0);
});
