import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allLooks, inLooks } from '#tests/support/looks.ts';
import { follow, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectNothingMoved } from './support/layout-shift.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();
const STILL = { reducedMotion: 'reduce' } as const;
const WIDTHS = inLooks([360, 768, 1280, 1920], (width) => width === 360 || width === 1280);
const rows = (page: Page) => page.getByRole('main').getByRole('article');

async function openList(path = '/job', width = 1280) {
  const page = await app.visitPage(path, { width, profile: STILL });
  await rows(page).first().waitFor();
  return page;
}

describe('list of positions', () => {
  it.each(WIDTHS)(
    'P7: at %i px nothing moves while it loads, and nothing sticks out',
    async (width) => {
      const page = await app.openPage('/job', { width, profile: STILL });
      await see(page, /^12 个在招职位/);
      await expectNothingMoved(page);
      await expect.poll(() => overflowOf(page)).toBe(0);
    },
  );

  it('P7: page and filters stand in the address, and Back returns to them', async () => {
    const page = await openList();
    await follow(page.getByRole('navigation', { name: '分页' }), /2/);
    await seeAddress(page, '/job?page=2');
    await expect.poll(() => rows(page).count()).toBe(3);
    await follow(page.getByRole('navigation', { name: '类型' }), '实习');
    await seeAddress(page, '/job?type=intern');
    await page.goBack();
    await seeAddress(page, '/job?page=2');
    await expect.poll(() => rows(page).count()).toBe(3);
  });

  it.runIf(allLooks)(
    'P7: without open positions it says so, and offers to write all the same',
    async () => {
      for (const job of app.db.jobs.all()) Object.assign(job, { status: 1 });
      const page = await app.visitPage('/job', { width: 360, profile: STILL });
      await see(page, '目前没有在招职位');
      const mail = page.getByRole('main').getByRole('link', { name: '写信给我们' });
      expect(await mail.getAttribute('href')).toMatch(/^mailto:/);
      await expect.poll(() => overflowOf(page)).toBe(0);
    },
  );

  it('P7: a failure says so, and a retry mends it', async () => {
    app.db.faults.set('GET /job/page', 'shape');
    const page = await app.visitPage('/job', { profile: STILL });
    await see(page, '职位没有加载出来');
    app.db.faults.clear('GET /job/page');
    await press(page, '重试');
    await rows(page).first().waitFor();
  });
});

describe('a position', () => {
  it.each(WIDTHS)(
    'P7: at %i px nothing moves while it loads, and nothing sticks out',
    async (width) => {
      const page = await app.openPage('/job/details?id=1', { width, profile: STILL });
      await see(page, '其他在招职位');
      await expectNothingMoved(page);
      await expect.poll(() => overflowOf(page)).toBe(0);
    },
  );

  it.runIf(allLooks)('P7: an unknown position is not found, and leads to the list', async () => {
    const page = await app.visitPage('/job/details?id=99999', { profile: STILL });
    await seeHeading(page, '没有找到这个职位');
    await expectNoAxeViolations(page);
    await follow(page.getByRole('main'), '全部职位');
    await rows(page).first().waitFor();
  });

  it.runIf(allLooks)('P7: a failure says so, and a retry mends it', async () => {
    app.db.faults.set('GET /job/get', 'shape');
    const page = await app.visitPage('/job/details?id=1', { profile: STILL });
    await seeHeading(page, '这个职位没有加载出来');
    app.db.faults.clear('GET /job/get');
    await press(page, '重试');
    await see(page, '其他在招职位');
  });

  it('I4: follows a language switch where it stands', async () => {
    const page = await app.visitPage('/job/details?id=1', { language: 'en', profile: STILL });
    await see(page, 'Other open positions');
    await press(page.getByRole('banner'), /中文/);
    await see(page, '其他在招职位');
    await seeAddress(page, '/job/details?id=1');
    await expect.poll(() => overflowOf(page)).toBe(0);
  });
});
