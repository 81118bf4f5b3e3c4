import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startHttpMock } from '#src/mocks/http.ts';
import { onlyArgument, runCommand, wholeNumber } from '#tools/command-line.ts';
import { launchChromium } from '#tools/browser/launch-chromium.ts';
import { buildApp } from '#tools/preview/build-app.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { buildBare } from './build-bare.ts';
import { measureJourney } from './journey.ts';
import type { Journey, Site } from './journey.ts';
import { measureMemory } from './memory.ts';
import { report } from './report.ts';

const USAGE = `npm run bench:office -- [journeys]

Compares the news list of the back office with a bare data grid of the same size, alternately, in one browser
with the processor slowed down four times.

  [journeys]   of each: 5 by default
`;

await runCommand(USAGE, async (args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const journeyCount = wholeNumber('[journeys]', onlyArgument(positionals) ?? '5', { least: 1 });
  const bareFolder = mkdtempSync(join(tmpdir(), 'bench-office-'));
  const browser = await launchChromium();
  const api = await startHttpMock({ port: 0 });
  try {
    await buildBare(bareFolder);
    const product = await serveApp({ folder: buildApp(), api: api.url });
    const bare = await serveApp({ folder: bareFolder, api: api.url });
    const sites: Site[] = [
      {
        url: product.url,
        db: api.db,
        as: 'admin',
        start: '/backstage/content/products/list',
        menu: 'nav a[href="/backstage/content/industry-news/list"]',
        back: 'nav a[href="/backstage/content/products/list"]',
        edit: 'a.row-action[href$="/edit"]',
      },
      {
        url: bare.url,
        db: api.db,
        start: '/',
        menu: 'nav button:nth-of-type(2)',
        back: 'nav button:nth-of-type(1)',
        edit: '[data-field=title]',
      },
    ];
    const journeys: Journey[][] = sites.map(() => []);
    // The first round only warms up the caches and is not counted.
    for (let round = 0; round <= journeyCount; round += 1) {
      for (const [index, site] of sites.entries()) {
        const journey = await measureJourney(browser, site);
        if (round > 0) journeys[index]?.push(journey);
      }
    }
    const [ours = [], theirs = []] = journeys;
    process.stdout.write(report(ours, theirs));
    for (const [index, site] of sites.entries()) {
      const growth = await measureMemory(browser, site);
      const goal = index === 0 ? ', goal 1.2 MB' : '';
      process.stdout.write(
        `memory after 100 route changes, ${['product', 'bare'][index]}: ${growth.toFixed(2)} MB more${goal}\n`,
      );
    }
    await product.close();
    await bare.close();
  } finally {
    await browser.close();
    await api.close();
    rmSync(bareFolder, { recursive: true });
  }
});
