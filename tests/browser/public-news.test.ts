import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const app = serveForTests();
const STILL = { reducedMotion: 'reduce' } as const;
const PARTS = ['第一部分', '第二部分', '第三部分', '第四部分'];

/** An article of four screens; id 10. */
function writeLongArticle(): void {
  const content = PARTS.map(
    (part) =>
      `<h2>${part}</h2><p>${'温室里的空气每时每刻都在变化。'.repeat(60)}</p>` +
      '<p><a href="https://www.example.com/report">报告</a></p>',
  ).join('');
  Object.assign(app.db.news.find(10) ?? {}, { content });
}

const contents = (page: Page) => page.getByRole('navigation', { name: '本文目录' });

async function topOf(page: Page, part: string): Promise<number> {
  const box = await page.getByRole('heading', { name: part }).boundingBox();
  return box?.y ?? NaN;
}

describe('a long article', () => {
  it('P7: opens at the heading that the address names, and marks the part that is being read', async () => {
    writeLongArticle();
    const page = await app.visitPage('/news/details?id=10#s-第三部分', { profile: STILL });
    await seeHeading(page, '第三部分');
    await expect.poll(() => topOf(page, '第三部分')).toBeCloseTo(88, -1);
    const current = contents(page).locator('[aria-current="location"]');
    await expect.poll(() => current.innerText()).toBe('第三部分');
    await contents(page).getByRole('link', { name: '第二部分' }).click();
    await expect.poll(() => topOf(page, '第二部分')).toBeCloseTo(88, -1);
    await expect.poll(() => current.innerText()).toBe('第二部分');
    await expectNoAxeViolations(page);
  });

  it('P7: keeps its lines at 38 characters or fewer', async () => {
    writeLongArticle();
    for (const width of [360, 1280, 1920]) {
      const page = await app.visitPage('/news/details?id=10', { width, profile: STILL });
      await seeHeading(page, '第一部分');
      const characters = await page
        .getByText('温室里的空气')
        .first()
        .evaluate((text) => text.clientWidth / Number.parseFloat(getComputedStyle(text).fontSize));
      expect(characters).toBeLessThanOrEqual(38);
      expect(characters).toBeGreaterThan(15);
    }
  });

  it('P7: is printed dark on white, with the addresses of its links', async () => {
    writeLongArticle();
    const page = await app.visitPage('/news/details?id=10', { scheme: 'dark', profile: STILL });
    await seeHeading(page, '第一部分');
    await page.emulateMedia({ media: 'print' });
    expect(await contents(page).isVisible()).toBe(false);
    const link = page.getByRole('link', { name: '报告' }).first();
    const printed = await link.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element, '::after').content,
    ]);
    expect(printed).toEqual(['rgb(0, 0, 0)', expect.stringMatching(/attr\(href\)|\/report/)]);
  });

  it('P7: is printed with pictures of which several fit a page', async () => {
    const page = await app.visitPage('/news/details?id=6', { profile: STILL });
    await page.setViewportSize({ width: 794, height: 1123 });
    const pictures = page.getByRole('article').first().locator('img');
    await expect.poll(() => pictures.count()).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.complete))
        .toBe(true);
      // 75 mm.
      expect((await picture.boundingBox())?.height).toBeLessThan(284);
    }
  });
});

it('P11: under the site’s policy a page carries one title, one canonical and its JSON-LD', async () => {
  const page = await app.visitPage('/news/details?id=10', { profile: STILL });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const blocks = page.locator('head > script[type="application/ld+json"]');
  await expect.poll(() => blocks.count()).toBe(1);
  const { '@graph': graph } = JSON.parse((await blocks.textContent()) ?? '');
  expect(graph.map((thing: Record<string, unknown>) => thing['@type'])).toEqual([
    'NewsArticle',
    'BreadcrumbList',
  ]);
  for (const tag of ['title', 'link[rel="canonical"]', 'meta[property="og:image"]']) {
    expect(await page.locator(`head > ${tag}`).count()).toBe(1);
  }
});
