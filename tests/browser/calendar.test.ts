import { expect, it } from 'vitest';
import { see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const PAGE = '/backstage/calendar';
const DAY = 86_400_000;

const app = serveForTests();

function prepare(title: string): number {
  const [news] = app.db.news.all();
  if (!news) throw new Error('The mock has no news');
  // In the middle of a month, so that the days beside it are in the same view.
  const at = new Date();
  at.setDate(15);
  at.setHours(12, 0, 0, 0);
  app.db.news.replace({ ...news, title, status: 0, publishTime: at.toISOString() });
  return at.getTime();
}

const publishTime = (title: string) =>
  Date.parse(app.db.news.all().find((news) => news.title === title)?.publishTime ?? '');

it('an entry is dragged to another day with the mouse, and a press leads to its field', async () => {
  const title = '拖到另一天';
  const at = prepare(title);
  const page = await app.visitPage(PAGE, { as: 'admin' });
  const entry = page.getByRole('main').getByRole('link', { name: new RegExp(title) });
  const from = await entry.boundingBox();
  const days = page.getByRole('main').locator('ol > li');
  const to = await days.filter({ has: page.locator('time[datetime$="-14"]') }).boundingBox();
  if (!from || !to) throw new Error('The calendar has no place');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await see(page, /^「拖到另一天」改到 .+ 发布$/);
  expect(publishTime(title)).toBe(at - DAY);
  expect(new URL(page.url()).pathname).toBe(PAGE);
  await expectNoAxeViolations(page);

  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(title) })
    .click();
  await page.waitForURL(/\/edit#field-publishTime$/);
  await page.getByRole('group', { name: '发布时间' }).waitFor();
});

it('on a phone the days on which something is are a list', async () => {
  const title = '手机上的日历';
  prepare(title);
  const page = await app.visitPage(PAGE, {
    as: 'admin',
    width: 390,
    height: 844,
    profile: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  });
  const entry = page.getByRole('main').getByRole('link', { name: new RegExp(title) });
  await expectNoAxeViolations(page);
  await entry.tap();
  await page.waitForURL(/\/edit#field-publishTime$/);
});
