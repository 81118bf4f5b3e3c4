import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { overflowOf } from './overflow.ts';
import { expectNoAxeViolations, expectNoContrastViolations } from './axe.ts';

/** What holds on every page once it stands: a heading, a title, nothing wider than a phone. */
export async function expectStandingPage(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const isMissing = await page.getByRole('heading', { name: /不存在|没有找到/ }).isVisible();
  expect(isMissing).toBe(path === '/error/404');
  expect(await page.title()).toMatch(/.+ - .+/);
  // The smallest phone that still visits; who works here has a larger one.
  const width = path.startsWith('/backstage') ? 360 : 320;
  await page.setViewportSize({ width, height: 800 });
  await expect.poll(() => overflowOf(page)).toBe(0);
}

/**
 * The same, and nothing for axe. In the dark too, but for what pages share: forms their fields, those of
 * the back office what is around them (`shell.test.ts` and `content-lists.test.ts` look at both).
 */
export async function expectWholePage(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expectNoAxeViolations(page);
  if (!path.endsWith('/edit')) {
    await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'dark'));
    await expectNoContrastViolations(page, path.startsWith('/backstage') ? 'main' : 'html');
  }
  await expectStandingPage(page, path);
}
