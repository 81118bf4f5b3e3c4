import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { buildApp } from '#tools/preview/build-app.ts';
import { installForeign } from '#tools/install-foreign.ts';
import type { Bench } from '../main.ts';
import { buildPage } from './build-page.ts';
import { measureJourney } from './journey.ts';
import { measureMemory } from './memory.ts';
import { report } from './report.ts';
import type { Measured } from './report.ts';
import { BARE, PRODUCT, REACT_ADMIN } from './sites.ts';
import type { Controls, Site } from './sites.ts';

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
