import { expect, it } from 'vitest';
import { allLooks } from '#tests/support/looks.ts';
import { press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();
const PRODUCT = /土壤温湿度传感器/;
const LINE = /^网络不佳，内容更新于 \d{4}-\d\d-\d\d \d\d:\d\d/;

it('a visitor who returns while the API is down sees the last good content and how old it is, and can try again', async () => {
  const page = await app.openPage('/home');
  await see(page, PRODUCT);
  await page.waitForLoadState('networkidle');

  app.db.faults.set('*', '503');
  await page.reload();
  await see(page, PRODUCT);
  await see(page, LINE);
  expect(await page.getByText('这部分内容暂时没有加载出来。').count()).toBe(0);

  app.db.faults.clear();
  await press(page.getByRole('status').filter({ hasText: LINE }), '重试');
  await page.getByText(LINE).waitFor({ state: 'detached' });
  await see(page, PRODUCT);
});

it.runIf(allLooks)(
  'a product that was seen before can be read again while the API is down',
  async () => {
    const page = await app.openPage('/product');
    await page.getByRole('link', { name: PRODUCT }).first().click();
    const heading = page.getByRole('heading', { level: 1, name: PRODUCT });
    await heading.waitFor();
    // It stands at once, as the list had it; what is kept is what is read then.
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => /^last-good .*product\/get/.test(key)),
    );

    app.db.faults.set('*', '503');
    await page.reload();
    await heading.waitFor();
    await see(page, LINE);
  },
);
