import { expect, inject, it, onTestFinished } from 'vitest';
import { follow, seeAddress, seeHeading } from '#tests/browser/support/actions.ts';
import { sharedBrowser } from '#tests/browser/support/shared-browser.ts';
import { compareWithServed, rememberAsServed } from '#tests/support/as-served.ts';
import { servePrerendered } from '#tests/support/serve-prerendered.ts';
import { openPage } from '#tools/browser/open-page.ts';

it('P11, R15: the prerendered home page is read without JavaScript, hydrated without a change, and leads on', async () => {
  const site = await servePrerendered({
    appFolder: inject('appFolder'),
    origin: 'https://www.example.com',
    limit: 1,
  });
  onTestFinished(() => site.stop());
  const browser = await sharedBrowser();

  const read = await openPage(browser, { ...site, profile: { javaScriptEnabled: false } });
  onTestFinished(() => read.context.close());
  await read.page.goto('/home');
  await seeHeading(read.page, '让温室自己照看庄稼');

  const { page, context, problems } = await openPage(browser, site);
  onTestFinished(() => context.close());
  await page.addInitScript(rememberAsServed);
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  await page.locator('html:not([data-prerendered])').waitFor({ state: 'attached' });
  const { present, lost } = await page.evaluate(compareWithServed);
  expect(lost).toBe(0);
  expect(present).toBeGreaterThan(20);
  await follow(page, '更多新闻');
  await seeAddress(page, '/news');
  await seeHeading(page, '新闻资讯');
  expect(problems).toEqual([]);
});
