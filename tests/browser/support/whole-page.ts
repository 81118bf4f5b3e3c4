import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { inLooks } from '#tests/support/looks.ts';
import { expectNoAxeViolations } from './axe.ts';
import { countDrafts } from './count-drafts.ts';
import { coveredControls } from './covered-controls.ts';
import { overflowOf } from './overflow.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Alternates light and dark over the pages; `npm run test:all` tests each page in both. */
export function inSchemes<T>(pages: T[]) {
  return pages.flatMap((page, index) =>
    inLooks(
      SCHEMES.map((scheme) => ({ ...page, scheme })),
      (_look, place) => place === index % SCHEMES.length,
    ),
  );
}

/**
 * Checks what every loaded page needs: a heading, a title, accessibility with axe, on a phone no horizontal
 * overflow, at both widths controls that a pointer reaches, and of a form that it neither says that it was
 * changed nor keeps a draft.
 */
export async function expectWholePage(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const isMissing = await page.getByRole('heading', { name: /不存在|没有找到/ }).isVisible();
  expect(isMissing).toBe(path === '/error/404');
  expect(await page.title()).toMatch(/.+ - .+/);
  await expectNoAxeViolations(page);
  if (path.endsWith('/edit')) {
    await page.getByText('没有修改').waitFor();
    expect(await countDrafts(page)).toBe(0);
  }
  expect(await coveredControls(page)).toEqual([]);
  // Px of the smallest supported phone; editors use larger ones than visitors.
  const width = path.startsWith('/backstage') ? 360 : 320;
  await page.setViewportSize({ width, height: 800 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  expect(await coveredControls(page)).toEqual([]);
}
