import react from '@vitejs/plugin-react';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import type { Browser, CDPSession } from 'playwright-core';
import { build } from 'vite';
import { installForeign } from '#tools/install-foreign.ts';
import { buildApp } from '#tools/preview/build-app.ts';
import type { startHttpMock } from '#src/mocks/http.ts';
import { measureJourney, openSite } from './journey.ts';
import { type Measured, report } from './report.ts';
import { BARE, type Controls, PRODUCT, REACT_ADMIN, type Site } from './sites.ts';
import { ROWS } from './stopwatch.ts';

/** What all measurements share. */
export type Bench = {
  browser: Browser;
  api: Awaited<ReturnType<typeof startHttpMock>>;
  /** A folder that is removed at the end. */
  work: string;
  /** Serves a build until the end. @returns its origin */
  serve: (folder: string) => Promise<string>;
};

// Route changes before the first measurement, while caches still grow and code is compiled.
const WARM_UP = 60;
const CHANGES = 100;
const MEGABYTE = 1_000_000;

/** Returns how many MB the page's heap grows in a hundred route changes between two lists. */
async function measureMemory(browser: Browser, site: Site): Promise<number> {
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

/** Returns the size of the page's heap without garbage. */
export async function usedBytes(devtools: CDPSession): Promise<number> {
  // Objects that only a finalizer kept alive are freed in the second round.
  for (let round = 0; round < 2; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Builds a page to compare with into a folder, with the product's Vite and browser targets. */
async function buildPage(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      chunkSizeWarningLimit: 2000,
    },
  });
}

/** Folders of builds, and what differs between them. */
type Built = { name: string; folder: string; controls: Controls };

/**
 * Compares the news list and form of the back office with those of a page with nothing but a data grid and of
 * react-admin, in turns, in one browser with the processor slowed down four times.
 * @param count of journeys for each
 * @param builds folders of builds to compare instead of one of the present sources
 */
export async function compareBackstage(
  { browser, api, work, serve }: Bench,
  count: number,
  builds: string[],
): Promise<void> {
  const products = builds.map((folder) => ({ name: basename(folder), folder: resolve(folder) }));
  if (products.length === 0) products.push({ name: 'product', folder: buildApp() });
  const bare = { name: 'bare', folder: join(work, 'bare'), controls: BARE };
  await buildPage(join(import.meta.dirname, 'bare'), bare.folder);
  const built: Built[] = [
    ...products.map((product) => ({ ...product, controls: PRODUCT })),
    bare,
    ...(await buildReactAdmin(join(work, 'react-admin'))),
  ];
  const sites: (Measured & { site: Site })[] = [];
  for (const { name, folder, controls } of built) {
    const site = { url: await serve(folder), db: api.db, ...controls };
    sites.push({ name, pause: controls.pause, site, journeys: [] });
  }
  // The first round only warms up the caches and is not counted.
  for (let round = 0; round <= count; round += 1) {
    for (const { site, journeys } of sites) {
      const journey = await measureJourney(browser, site);
      if (round > 0) journeys.push(journey);
    }
  }
  const baseline = sites.find(({ name }) => name === bare.name);
  if (baseline) process.stdout.write(`${report(sites, baseline)}\n`);
  for (const { name, site } of sites) {
    const growth = await measureMemory(browser, site);
    process.stdout.write(`memory after 100 route changes, ${name}: ${growth.toFixed(2)} MB more\n`);
  }
}

async function buildReactAdmin(folder: string): Promise<Built[]> {
  const source = installForeign(join(import.meta.dirname, 'react-admin'));
  if (source === undefined) {
    process.stdout.write('Without react-admin: npm could not install it.\n\n');
    return [];
  }
  await buildPage(source, folder);
  return [{ name: 'react-admin', folder, controls: REACT_ADMIN }];
}
