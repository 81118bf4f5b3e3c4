import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { fillIn, openAnotherTab, press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { coveredControls } from './support/covered-controls.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();
const STILL = { reducedMotion: 'reduce' } as const;

/** The bar is the same on both. */
const WITH_BAR = ['/product/details?id=6', '/job/details?id=1'];

it.each(inLooks(WITH_BAR, (path) => path.startsWith('/product')))(
  'on a phone the bar of %s is in reach of a thumb, covers nothing, and opens what it names',
  async (path) => {
    const page = await app.visitPage(path, {
      width: 360,
      profile: { ...STILL, hasTouch: true, isMobile: true },
    });
    const bar = page.getByRole('navigation', { name: '联系我们' });
    await bar.getByRole('link', { name: '电话' }).waitFor();
    await expectNoAxeViolations(page);
    expect(await coveredControls(page)).toEqual([]);
    await expect.poll(() => overflowOf(page)).toBe(0);
    for (const one of await bar.locator('a, button').all()) {
      const box = await one.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    // The page ends above the bar.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = page.getByRole('link', { name: '管理员登录' });
    const [ends, begins] = [await end.boundingBox(), await bar.boundingBox()];
    expect((ends?.y ?? 0) + (ends?.height ?? 0)).toBeLessThanOrEqual(begins?.y ?? 0);

    await bar.getByRole('button', { name: '微信' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: /微信二维码$/ }).waitFor();
    await dialog.getByText(/^长按保存二维码/).waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole('textbox', { name: '姓名' }).tap();
    await expect.poll(() => bar.isVisible()).toBe(false);
    await dialog.getByRole('button', { name: '关闭' }).tap();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => bar.isVisible()).toBe(true);
    await page.setViewportSize({ width: 900, height: 800 });
    await expect.poll(() => bar.isVisible()).toBe(false);
  },
);

const PRODUCT = '/product/details?id=6';
const SENT = /^关于「.+」的留言已发送$/;
const received = () => app.db.enquiries.all().filter(({ name }) => name === '李四');

async function fillForm(page: Page) {
  await press(page, '询价');
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, '姓名', '李四');
  await fillIn(dialog, '电话或邮箱', '13800000001');
  await fillIn(dialog, '询价内容', '多少钱一套？');
  await dialog.getByRole('checkbox').check();
  return dialog;
}

it('P14+: a message without a network outlives its tab, and the next page sends it', async () => {
  const page = await app.openPage(PRODUCT);
  const dialog = await fillForm(page);
  const next = await openAnotherTab(page, '/robots.txt');
  await page.context().setOffline(true);
  await press(dialog, '发送询价');
  await see(dialog, '暂时连接不上，内容等待发送');
  await page.close();
  await next.context().setOffline(false);
  expect(received()).toEqual([]);
  await next.goto('/home');
  await see(next, SENT);
  expect(received()).toMatchObject([{ content: '多少钱一套？', recordId: 6 }]);
});

it('P14+: of two tabs one sends the message, once, and the dialog in the other one says so', async () => {
  const page = await app.openPage(PRODUCT);
  const other = await openAnotherTab(page, '/job');
  await see(other, '管理员登录');
  const dialog = await fillForm(page);
  await page.context().setOffline(true);
  await press(dialog, '发送询价');
  await see(dialog, '暂时连接不上，内容等待发送');
  await page.context().setOffline(false);
  await see(dialog, '询价已发送');
  expect(received()).toHaveLength(1);
  expect(app.db.requests.of('POST /enquiry/create')).toHaveLength(1);
});

it('P14+: what was typed last before the page was closed is in the form again', async () => {
  const page = await app.openPage(PRODUCT);
  const next = await openAnotherTab(page, '/robots.txt');
  await press(page, '询价');
  await page.getByRole('textbox', { name: '姓名' }).pressSequentially('李四');
  await page.close({ runBeforeUnload: true });
  await next.goto(PRODUCT);
  await press(next, '询价');
  await expect.poll(() => next.getByRole('textbox', { name: '姓名' }).inputValue()).toBe('李四');
});
