import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const app = serveForTests();

const LIST = '/backstage/content/products/list?categoryId=11';

async function openOrder(options: Parameters<typeof app.visitPage>[1] = {}) {
  const page = await app.visitPage(LIST, {
    as: 'admin',
    profile: { reducedMotion: 'reduce' },
    ...options,
  });
  await press(page, '更多工具');
  await press(page, '调整顺序');
  const handles = page.getByRole('dialog').getByRole('button', { name: /^移动「/ });
  await handles.first().waitFor();
  const names = () => handles.evaluateAll((all) => all.map((one) => one.ariaLabel));
  return { page, handles, names };
}

async function middleOf(handle: Locator) {
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function expectSavedOrder(page: Page, expected: (string | null)[]) {
  await see(page, '排序已保存');
  await press(page.getByRole('dialog'), '完成');
  const edits = page.getByRole('link', { name: /^编辑「/ });
  const shown = () => edits.evaluateAll((all) => all.map((one) => one.ariaLabel));
  await expect
    .poll(async () => (await shown()).slice(0, expected.length))
    .toEqual(expected.map((name) => name?.replace('移动', '编辑')));
}

it('B5: products of a category are put in order with the mouse', async () => {
  const { page, handles, names } = await openOrder();
  await expectNoAxeViolations(page);
  const [first, second, third] = await names();
  const [from, to] = [await middleOf(handles.nth(0)), await middleOf(handles.nth(1))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await names())[0]).toBe(second);
  await expectSavedOrder(page, [second ?? null, first ?? null, third ?? null]);
});

it('B5: products of a category are put in order with a finger, and with keys', async () => {
  const { page, handles, names } = await openOrder({
    width: 390,
    height: 780,
    profile: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  });
  await expectNoAxeViolations(page);
  const [first, second] = await names();
  const [from, to] = [await middleOf(handles.nth(0)), await middleOf(handles.nth(1))];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', { x: from.x, y: from.y + ((to.y - from.y + 4) * step) / 8 });
  }
  await touch('touchEnd');
  await expect.poll(async () => (await names())[0]).toBe(second);

  await handles.nth(1).focus();
  await page.keyboard.press('Space');
  await page.getByText(/^已拿起/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText(/移到第 1 位/).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(async () => (await names())[0]).toBe(first);
  await expectSavedOrder(page, [first ?? null, second ?? null]);
});
