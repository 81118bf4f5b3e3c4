import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();
const PHONE = { hasTouch: true, isMobile: true } satisfies BrowserContextOptions;

/** The files of videos that a page asks for. */
function videosOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.mp4')) asked.push(request.url());
  });
  return asked;
}

it.each([
  { device: 'a mouse', width: 1280, profile: {} },
  { device: 'a phone', width: 360, profile: PHONE },
])(
  'a video is asked for when it is pressed, and then plays in its place: $device',
  async ({ width, profile }) => {
    const page = await app.visitPage('/case/details?id=113', { width, profile });
    const asked = videosOf(page);
    const link = page.getByRole('link', { name: '走进合作社的 12 号棚' });
    await link.waitFor();
    await expectNoAxeViolations(page);
    await link.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);

    await (profile === PHONE ? link.tap() : link.click());
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime))
      .toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(1);
    expect(await link.isVisible()).toBe(false);
    expect(page.url()).toContain('/case/details?id=113');
    await expect.poll(() => overflowOf(page)).toBe(0);
  },
);

it('B9: a video that another editor has put into a text is played as well, and hidden parts stay hidden', async () => {
  const news = app.db.news.find(113);
  const file = /href="([^"]*\.mp4)"/.exec(news?.content ?? '')?.[1];
  if (!news || file === undefined) throw new Error('The mock has no video in news 113');
  const { content } = news;
  const bilibili = 'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD';
  news.content = `<p>从前的<video controls src="${file}" title="12 号棚"></video></p>
    <iframe src="${bilibili}" allowfullscreen></iframe><p style="display:none">底价 9 元</p>
    <p><a href="www.example.com">网站</a></p>`;
  try {
    for (const width of [390, 1280]) {
      const page = await app.visitPage('/case/details?id=113', { width });
      const asked = videosOf(page);
      await page.getByRole('link', { name: '12 号棚' }).click();
      await expect
        .poll(() => page.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime))
        .toBeGreaterThan(0);
      expect(new Set(asked).size).toBe(1);
      expect(await page.locator(`figure.video a[href="${bilibili}"]`).count()).toBe(1);
      expect(await page.getByRole('link', { name: '网站' }).getAttribute('href')).toBe(
        'https://www.example.com',
      );
      expect(await page.locator('main').innerText()).not.toContain('底价');
      await expectNoAxeViolations(page);
    }
  } finally {
    news.content = content;
  }
});

it('the video of a product is the last slide of its pictures, also by keyboard', async () => {
  const page = await app.visitPage('/product/details?id=21');
  const asked = videosOf(page);
  await page.getByRole('button', { name: '查看视频：智能灌溉控制器演示' }).press('Enter');
  const play = page.getByRole('button', { name: '播放视频：智能灌溉控制器演示' });
  await expectNoAxeViolations(page);
  expect(asked).toEqual([]);
  await play.press('Enter');
  await expect
    .poll(() => page.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime))
    .toBeGreaterThan(0);
});
