import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { press, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();
const LINKS = '/backstage/site/friendly-link/list';

async function openDrawer(page: Page) {
  await press(page, '设置');
  const drawer = page.getByRole('dialog', { name: '设置' });
  await drawer.waitFor();
  return drawer;
}

describe('the settings drawer', () => {
  it.each(['/home', '/auth/jwt-local/sign-in', '/error/404'])(
    'S1, S2, S3: on %s the settings of the back office stand last, with their tooltips',
    async (path) => {
      const page = await app.visitPage(path, { width: 360 });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const drawer = await openDrawer(page);
      expect((await drawer.boundingBox())?.width).toBe(360);
      const headings = await drawer.getByRole('heading', { level: 3 }).allTextContents();
      expect(headings).toEqual(['外观', '字体', '文字方向', '色彩滤镜', '管理后台']);
      const section = drawer.getByRole('region', { name: '管理后台' });
      await section.getByRole('button', { name: '仅用于管理后台', exact: true }).hover();
      await page.getByRole('tooltip', { name: '仅用于管理后台', exact: true }).waitFor();
      await section.getByRole('button', { name: /1600 像素/ }).hover();
      await page.getByRole('tooltip', { name: /1600 像素/ }).waitFor();
      await expect.poll(() => overflowOf(page)).toBe(0);
      await expectNoAxeViolations(page);
    },
  );

  it('S3, S7: a menu chosen on a public page is the one of the back office, until it is reset', async () => {
    const page = await app.visitPage('/home', { as: 'admin' });
    const section = (await openDrawer(page)).getByRole('region', { name: '管理后台' });
    await section.getByText('迷你').click();
    await section.getByRole('button', { name: '重置管理后台' }).waitFor();
    await page.goto(LINKS);
    await seeHeading(page, '友情链接');
    const nav = page.getByRole('navigation', { name: '主导航' });
    await expect.poll(async () => (await nav.boundingBox())?.width).toBe(88);
    const drawer = await openDrawer(page);
    const headings = await drawer.getByRole('heading', { level: 3 }).allTextContents();
    expect(headings).toEqual(['外观', '导航', '主题色', '字体', '色彩滤镜']);
    await press(drawer, '重置布局');
    await drawer.getByRole('button', { name: '重置布局' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await nav.boundingBox())?.width).toBe(300);
  });

  it('S8: with the mode of the system the page is dark from its first paint on, and follows the system', async () => {
    const page = await app.openPage('/robots.txt', { profile: { colorScheme: 'dark' } });
    await page.evaluate(() => localStorage.setItem('theme-mode', 'system'));
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto('/home', { waitUntil: 'commit' });
    await page.locator('body').waitFor({ state: 'attached' });
    const dark = await ground();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await ground()).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(ground).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).toBe(dark);
    expect(dark).not.toBe('rgb(255, 255, 255)');
  });

  it.each(['light', 'dark'] as const)(
    'a colour of one’s own that is chosen on a public page is legible in the back office in %s',
    async (scheme) => {
      const page = await app.visitPage('/home', { as: 'admin', scheme });
      const field = (await openDrawer(page)).getByRole('textbox', { name: '自定义颜色' });
      await field.fill('#ffe9a8');
      await field.press('Enter');
      const shades = () => page.evaluate(() => localStorage.getItem('app-settings'));
      await expect.poll(shades).toContain('#FFE9A8');
      await page.goto(LINKS);
      await seeHeading(page, '友情链接');
      await page.waitForLoadState('networkidle');
      await expectNoAxeViolations(page);
      await openDrawer(page);
      await expectNoAxeViolations(page);
    },
  );

  it('the menu’s width is dragged at its edge, changed by arrow keys, and reset by a double click', async () => {
    const page = await app.visitPage(LINKS, { as: 'admin' });
    const nav = page.getByRole('navigation', { name: '主导航' });
    const seeWidth = async (width: number) => {
      await expect.poll(async () => (await nav.boundingBox())?.width).toBe(width);
    };
    const edge = page.getByRole('separator', { name: '导航宽度' });
    const box = await edge.boundingBox();
    if (!box) throw new Error('The menu has no edge');
    const [x, y] = [box.x + box.width / 2, box.y + 300];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 4 });
    await seeWidth(360);
    await page.mouse.move(x + 300, y, { steps: 4 });
    await page.mouse.up();
    await seeWidth(400);
    await page.reload();
    await seeHeading(page, '友情链接');
    await seeWidth(400);
    await edge.focus();
    await page.keyboard.press('ArrowLeft');
    await seeWidth(390);
    await page.mouse.dblclick(x + 90, y);
    await seeWidth(300);
    await expect.poll(() => overflowOf(page)).toBe(0);
  });

  it('settings are copied in one browser and pasted in another', async () => {
    const page = await app.visitPage('/home', {
      profile: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const drawer = await openDrawer(page);
    await drawer.getByRole('radio', { name: '灰色' }).check({ force: true });
    await press(drawer, '复制设置');
    await page.getByText('设置已复制').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const other = await app.visitPage('/home');
    const theirs = await openDrawer(other);
    await press(theirs, '粘贴设置');
    await other.keyboard.type(text);
    await press(theirs, '应用');
    const saturation = () =>
      other.evaluate(() => getComputedStyle(document.documentElement).filter);
    await expect.poll(saturation).toContain('grayscale');
    await other.reload({ waitUntil: 'commit' });
    await other.locator('body').waitFor({ state: 'attached' });
    expect(await saturation()).toContain('grayscale');
  });
});
