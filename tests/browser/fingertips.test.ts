import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveForTests } from './support/app.ts';

const FINGERTIP = 44;

const app = serveForTests();

function openOnPhone(path: string, as?: string): Promise<Page> {
  return app.visitPage(path, {
    ...(as !== undefined && { as }),
    width: 390,
    height: 844,
    profile: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  });
}

/** The shortest side of all of them. */
async function leastSide(targets: Locator): Promise<number> {
  const boxes = await Promise.all((await targets.all()).map((target) => target.boundingBox()));
  return Math.min(...boxes.flatMap((box) => [box?.width ?? 0, box?.height ?? 0]));
}

it('P5: everything in the mobile menu is as large as a fingertip', async () => {
  const page = await openOnPhone('/home');
  await page.getByRole('button', { name: '打开菜单' }).tap();
  const menu = page.getByRole('dialog', { name: '主导航' });
  await menu.getByRole('button', { name: '关闭菜单' }).waitFor();
  const targets = menu.getByRole('button').or(menu.getByRole('link'));
  await expect.poll(() => leastSide(targets)).toBeGreaterThanOrEqual(FINGERTIP);
});

it('P7: the button that closes the poster is as large as a fingertip', async () => {
  const page = await openOnPhone('/news/details?id=10');
  await page.getByRole('button', { name: '生成海报' }).tap();
  const close = page.getByRole('dialog').getByRole('button', { name: '关闭' });
  await close.waitFor();
  await expect.poll(() => leastSide(close)).toBeGreaterThanOrEqual(FINGERTIP);
});

it('N2: everything in the header of the back office is as large as a fingertip', async () => {
  const page = await openOnPhone('/backstage/content/industry-news/1/edit', 'admin');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: /^搜索/ }).waitFor();
  await expect.poll(() => leastSide(bar.getByRole('button'))).toBeGreaterThanOrEqual(FINGERTIP);
});

it('B2: the button that reverts a field is as large as a fingertip', async () => {
  const page = await openOnPhone('/backstage/content/industry-news/1/edit', 'admin');
  await page.getByRole('textbox', { name: '标题' }).first().fill('新标题');
  const undo = page.getByRole('button', { name: /^撤销「标题」/ });
  await undo.waitFor();
  const isHit = await undo.evaluate(
    (button, reach) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      return [-reach, reach].flatMap((across) =>
        [-reach, reach].map((down) =>
          button.contains(document.elementFromPoint(left + across, top + down)),
        ),
      );
    },
    FINGERTIP / 2 - 0.5,
  );
  expect(isHit).toEqual([true, true, true, true]);
});

it('P6: the dots and the pause button of the carousel are as large as a fingertip', async () => {
  const page = await openOnPhone('/home');
  const carousel = page.getByRole('main').getByRole('region').first();
  await carousel.getByRole('button', { name: '转到第 5 张' }).tap();
  await carousel.getByRole('group', { name: '第 5 张，共 5 张' }).waitFor();
  expect(await leastSide(carousel.getByRole('button'))).toBeGreaterThanOrEqual(FINGERTIP);
});
