import type { Browser, CDPSession } from 'playwright-core';
import { openSite } from './journey.ts';
import type { Site } from './sites.ts';
import { ROWS } from './stopwatch.ts';

// Route changes before the first measurement, while caches still grow and code is compiled.
const WARM_UP = 60;
const CHANGES = 100;
const MEGABYTE = 1_000_000;

/** Returns how many MB the page's heap grows in a hundred route changes between two lists. */
export async function measureMemory(browser: Browser, site: Site): Promise<number> {
  const { page, context } = await openSite(browser, site);
  const devtools = await context.newCDPSession(page);
  // An open group of the menu and its first entry may have the same address.
  const there = page.locator(site.menu).first();
  const back = page.locator(site.back).first();
  const change = async (times: number) => {
    for (let turn = 0; turn < times; turn += 2) {
      for (const link of [there, back]) {
        await link.click();
        await page.locator(ROWS).filter({ visible: true }).first().waitFor();
      }
    }
    await page.waitForLoadState('networkidle');
  };
  await change(WARM_UP);
  const before = await usedBytes(devtools);
  await change(CHANGES);
  const after = await usedBytes(devtools);
  await context.close();
  return (after - before) / MEGABYTE;
}

async function usedBytes(devtools: CDPSession): Promise<number> {
  // Objects that only a finalizer kept alive are freed in the second round.
  for (let round = 0; round < 2; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}
