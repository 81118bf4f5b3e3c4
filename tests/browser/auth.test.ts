import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { fillIn, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();
const SIGN_IN = '/auth/jwt-local/sign-in';
const LIST = '/backstage/site/friendly-link/list';

async function signIn(page: Page): Promise<void> {
  await fillIn(page, '用户名', 'admin');
  await fillIn(page, '密码', 'demo1234');
  await press(page, /^登录$/);
}

/** A phone's layout and a desktop's, in `npm run test:all` also the widths between and beyond. */
const SIZES = inLooks(
  [
    { width: 360, header: 64, panel: null, content: 328 },
    { width: 768, header: 64, panel: null, content: 420 },
    { width: 1280, header: 72, panel: 480, content: 420 },
    { width: 1920, header: 72, panel: 480, content: 420 },
  ],
  ({ width }) => width === 360 || width === 1280,
);

describe('the sign-in layout', () => {
  it.each(SIZES)(
    'A2: at $width px: header $header, panel $panel, content $content',
    async (sizes) => {
      const page = await app.visitPage(SIGN_IN, { width: sizes.width });
      await seeHeading(page, '登录您的账号');
      const header = await page.getByRole('banner').boundingBox();
      const panel = page.getByRole('complementary');
      const panelWidth = (await panel.count()) === 0 ? null : (await panel.boundingBox())?.width;
      const form = await page.locator('form').boundingBox();
      expect(header?.height).toBe(sizes.header);
      expect(panelWidth).toBe(sizes.panel);
      expect(form?.width).toBe(sizes.content);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );

  it('A2: the panel stands on the other side in right-to-left pages', async () => {
    const page = await app.visitPage('/home');
    const { version } = packageJson;
    const settings = JSON.stringify({ direction: 'rtl', version });
    await page.evaluate((text) => localStorage.setItem('app-settings', text), settings);
    await page.goto(SIGN_IN);
    await seeHeading(page, '登录您的账号');
    const panel = await page.getByRole('complementary').boundingBox();
    expect(panel?.x).toBe(1280 - 480);
  });
});

describe('signing in', () => {
  it('an Enter that chooses characters in an input method does not submit', async () => {
    const page = await app.visitPage(SIGN_IN);
    await fillIn(page, '密码', 'demo1234');
    await page.getByRole('textbox', { name: '用户名' }).focus();
    const devtools = await page.context().newCDPSession(page);
    const composition = { text: '管理', selectionStart: 2, selectionEnd: 2 };
    await devtools.send('Input.imeSetComposition', composition);
    await page.keyboard.press('Enter');
    await devtools.send('Input.insertText', { text: '管理员' });
    expect(app.db.requests.of('POST /user/login')).toEqual([]);
    await page.keyboard.press('Enter');
    await see(page, '用户名或密码错误');
    expect(app.db.requests.of('POST /user/login')).toHaveLength(1);
  });

  it('A1: downloads no code of a sign-in method that is not configured', async () => {
    const page = await app.visitPage(SIGN_IN);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto('/auth/auth0/sign-in');
    await see(page, /没有启用 Auth0 登录/);
    await page.getByRole('link', { name: '使用账号密码登录' }).click();
    await signIn(page);
    await seeAddress(page, /^\/backstage/);
    expect(files.some((file) => /sign-in-page.*\.js$/.test(file))).toBe(true);
    expect(files.filter((file) => /auth0-flow/.test(file))).toEqual([]);
  });

  it('A5: a signed-out person downloads no code of the back office', async () => {
    const files: string[] = [];
    const page = await app.visitPage('/home');
    page.on('request', (request) => files.push(request.url()));
    await page.goto(LIST);
    await seeHeading(page, '登录您的账号');
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.some((file) => /sign-in-page/.test(file))).toBe(true);
    expect(scripts.filter((file) => /backstage-layout|friendly-link/.test(file))).toEqual([]);
  });
});

describe('the Back button', () => {
  it.each(['/backstage', LIST, '/backstage/content/industry-news'])(
    'A5: leads from the sign-in out to the page before %s',
    async (path) => {
      const page = await app.visitPage('/aboutus');
      await page.goto(`${app.url}${path}`);
      await seeHeading(page, '登录您的账号');
      await page.goBack();
      await seeAddress(page, '/aboutus');
    },
  );

  it('A5: leads out of the back office to the page before its address', async () => {
    const page = await app.visitPage('/aboutus', { as: 'admin' });
    await page.goto(`${app.url}/backstage`);
    await seeAddress(page, '/backstage/site/advertisement-rota/list');
    await page.goBack();
    await seeAddress(page, '/aboutus');
  });

  it('A6: leads from the back office out to the page before the sign-in', async () => {
    const page = await app.visitPage('/aboutus', { as: 'admin' });
    await page.goto(`${app.url}${SIGN_IN}`);
    await seeAddress(page, '/backstage/site/advertisement-rota/list');
    await page.goBack();
    await seeAddress(page, '/aboutus');
  });
});
