import type { Browser, CDPSession } from 'playwright-core';
import { openBranch, openSite } from './journey.ts';
import type { Site } from './journey.ts';

// Until then caches fill and the browser compiles what runs often.
const WARM_UP = 60;
const CHANGES = 100;
const MEGABYTE = 1_000_000;

/** By how many megabytes the page's memory grows over a hundred route changes, from one list to another and back. */
export async function measureMemory(browser: Browser, site: Site): Promise<number> {
  const { page, context } = await openSite(browser, site);
  await openBranch(page, site);
  const devtools = await context.newCDPSession(page);
  const there = page.locator(site.menu);
  const back = page.locator(site.back);
  const change = async (times: number) => {
    for (let turn = 0; turn < times; turn += 2) {
      for (const link of [there, back]) {
        await link.click();
        await page.locator('[role=row][data-id]').first().waitFor();
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
  // What only a finalizer held goes with the second round.
  for (let round = 0; round < 2; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}
