import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startHttpMock } from '#src/mocks/http.ts';
import { runCommand, wholeNumber } from '#tools/command-line.ts';
import { launchChromium } from '#tools/browser/launch-chromium.ts';
import { buildApp } from '#tools/preview/build-app.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { buildBare } from './build-bare.ts';
import { measureJourney } from './journey.ts';
import type { Site } from './journey.ts';
import { measureMemory } from './memory.ts';
import { report } from './report.ts';
import type { Measured } from './report.ts';

const USAGE = `npm run bench:office -- [journeys] [build...]

Compares the news list of the back office with a bare data grid of the same size, alternately, in one browser
with the processor slowed down four times.

  [journeys]   of each: 5 by default
  [build...]   folders of builds to compare instead of one of the present sources, for example of the commit
               before a change and of the change. Each is made, in a folder without .env.local, by
               npm run build -- --outDir <folder>
`;

const PRODUCT = {
  as: 'admin',
  start: '/backstage/content/products/list',
  menu: 'nav a[href="/backstage/content/industry-news/list"]',
  back: 'nav a[href="/backstage/content/products/list"]',
  edit: 'a.row-action[href$="/edit"]',
} satisfies Partial<Site>;

const BARE = {
  start: '/',
  menu: 'nav button:nth-of-type(2)',
  back: 'nav button:nth-of-type(1)',
  edit: '[data-field=title]',
} satisfies Partial<Site>;

await runCommand(USAGE, async (args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [count = '5', ...builds] = positionals;
  const journeyCount = wholeNumber('[journeys]', count, { least: 1 });
  const bareFolder = mkdtempSync(join(tmpdir(), 'bench-office-'));
  const browser = await launchChromium();
  const api = await startHttpMock({ port: 0 });
  try {
    await buildBare(bareFolder);
    const products = builds.length > 0 ? builds : [buildApp()];
    const pages = [
      ...products.map((folder) => ({
        name: builds.length > 0 ? basename(folder) : 'product',
        folder: resolve(folder),
        controls: PRODUCT,
      })),
      { name: 'bare', folder: bareFolder, controls: BARE },
    ];
    const servers = await Promise.all(
      pages.map(({ folder }) => serveApp({ folder, api: api.url })),
    );
    const sites = pages.map(({ name, controls }, at): Measured & { site: Site } => ({
      name,
      site: { url: servers[at]?.url ?? '', db: api.db, ...controls },
      journeys: [],
    }));
    // The first round only warms up the caches and is not counted.
    for (let round = 0; round <= journeyCount; round += 1) {
      for (const { site, journeys } of sites) {
        const journey = await measureJourney(browser, site);
        if (round > 0) journeys.push(journey);
      }
    }
    process.stdout.write(report(sites));
    for (const { name, site } of sites) {
      const growth = await measureMemory(browser, site);
      process.stdout.write(
        `memory after 100 route changes, ${name}: ${growth.toFixed(2)} MB more, goal 1.2 MB\n`,
      );
    }
    for (const server of servers) await server.close();
  } finally {
    await browser.close();
    await api.close();
    rmSync(bareFolder, { recursive: true });
  }
});
