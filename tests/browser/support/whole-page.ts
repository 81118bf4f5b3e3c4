import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { overflowOf } from './overflow.ts';
import { expectNoAxeViolations, expectNoContrastViolations } from './axe.ts';

/** What holds on every page once it stands: a heading, a title, and nothing for axe in either scheme, nothing wider than a phone. */
export async function expectWholePage(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const isMissing = await page.getByRole('heading', { name: /不存在|没有找到/ }).isVisible();
  expect(isMissing).toBe(path === '/error/404');
  expect(await page.title()).toMatch(/.+ - .+/);
  await expectNoAxeViolations(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'dark'));
  await expectNoContrastViolations(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}
