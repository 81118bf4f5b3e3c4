import '../prerender/production-mode.ts';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { onlyArgument, runCommand, UsageError, wholeNumber } from '../command-line.ts';
import { prerender } from '../prerender/prerender.ts';
import { startHttpMock } from '#src/mocks/http.ts';
import { launchChromium } from '#tools/browser/launch-chromium.ts';
import { buildApp, cleanEnv } from '#tools/preview/build-app.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import type { Browser } from 'playwright-core';
import { lighthouseScores } from './lighthouse.ts';
import { type Device, measure, measureFirstPaint } from './measure.ts';
import { type Bench, compareBackstage } from './backstage/compare.ts';
import { measureRecords } from './many-records.ts';
import { type Measured, report, reportPage } from './report.ts';
import { serveHttp2 } from './serve-http2.ts';
import { markLargest, toStaticPage } from './static-page.ts';

const USAGE = `npm run bench -- [times] [--part <name>] [--slowed <n>] [build...]

Times public pages, loaded cold over HTTP/2 with brotli, on a slow network and processor; and the back office, on
a slow processor.

  [times]      loads of each page, device and language, or journeys through each list and form: 5 by default
  --part       only one of these; without it, the first three:
                 home        the prerendered home page and the same page as plain HTML, in turns; 40 more loads
                             measure the first paint only
                 pages       how long four pages block a phone
                 lighthouse  Lighthouse's scores of these pages, where npm can install it
                 backstage   list and form of the back office beside those of a page with nothing but a data grid
                             and of react-admin, in turns
                 records     prerendering and sitemap with 150, 2,000 and 20,000 news, and what pages ask of a server
                             with 20,000
  --slowed     how many times slower the processor is for home and pages: 4 by default, 8 is a cheap phone
  [build...]   for backstage and home: folders of builds to compare instead of one of the present sources, for example
               of the commit before a change and of the change. Each is made, in a folder without .env.local, by
               npm run build -- --outDir <folder>
               and for home by npm run prerender -- --dist <folder> --limit 1 too
`;

const HOME = '/home';
/** The time of the first paint varies by half from load to load, so it needs more loads. */
const FIRST_PAINTS = 40;
const LANGUAGES = [
  { locale: 'zh-CN', file: 'index.html' },
  { locale: 'en', file: 'index.en.html' },
];
const DESKTOP: Device = { name: 'desktop', width: 1280, height: 800, deviceScaleFactor: 1 };
const PHONE: Device = { name: 'phone', width: 390, height: 844, deviceScaleFactor: 2 };
const PARTS = ['home', 'pages', 'lighthouse', 'backstage', 'records'];

await runCommand(USAGE, async (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { part: { type: 'string' }, slowed: { type: 'string' } },
  });
  const [count = '5', ...builds] = positionals;
  const times = wholeNumber('[times]', count, { least: 1 });
  const { part } = values;
  const slowed = wholeNumber('--slowed', values.slowed ?? '4', { least: 1 });
  if (part !== undefined && !PARTS.includes(part)) {
    throw new UsageError(`--part: not one of ${PARTS.join(', ')}: ${part}`);
  }
  if (part !== 'backstage' && part !== 'home') onlyArgument(positionals);
  const work = mkdtempSync(join(tmpdir(), 'bench-'));
  const browser = await launchChromium();
  const api = await startHttpMock({ port: 0 });
  const servers: { close: () => unknown }[] = [];
  const serve = async (folder: string): Promise<string> => {
    const server = await serveApp({ folder, api: api.url });
    servers.push(server);
    return server.url;
  };
  const serveFast = async (folder: string): Promise<string> => {
    const host = await serveHttp2(await serve(folder));
    servers.unshift(host);
    return host.url;
  };
  try {
    if (part === 'backstage') await compareBackstage({ browser, api, work, serve }, times, builds);
    else if (part === 'records') await measureRecords({ browser, work });
    else {
      const bench = { browser, api, work, serve: serveFast };
      await measurePublic(bench, { loads: times, slowed, part, builds });
    }
  } finally {
    await browser.close();
    for (const server of [...servers, api]) await server.close();
    rmSync(work, { recursive: true });
  }
});

type Wanted = { loads: number; slowed: number; part: string | undefined; builds: string[] };

async function measurePublic(
  { browser, api, work, serve }: Bench,
  { loads, slowed, part, builds }: Wanted,
): Promise<void> {
  const isWanted = (name: string) => part === undefined || part === name;
  // Uses the variables of the build, not those of .env.local.
  Object.assign(process.env, cleanEnv());
  const folders = (builds.length > 0 ? builds : [buildApp()]).map((build, index) => {
    const folder = join(work, String(index));
    cpSync(build, folder, { recursive: true });
    return folder;
  });
  const [ours = '', plain] = [folders.at(-1), join(work, 'plain')];
  if (builds.length === 0) {
    await prerender(
      { folder: ours, api: api.url, origin: 'http://localhost' },
      { paths: [HOME, '/product'], limit: 1 },
    );
  }
  cpSync(ours, plain, { recursive: true });
  for (const { file } of LANGUAGES) {
    for (const folder of folders) {
      const html = markLargest(readFileSync(join(folder, HOME, file), 'utf8'));
      writeFileSync(join(folder, HOME, file), html);
      if (folder === ours) writeFileSync(join(plain, HOME, file), toStaticPage(html));
    }
  }
  if (isWanted('home')) {
    const origins: string[] = [];
    for (const folder of [...folders, plain]) origins.push(await serve(folder));
    await compareHome(browser, origins, { loads, slowed });
  }
  if (part === 'home') return;
  const site = await serve(ours);
  const pages = [HOME, '/product', detailsIn(ours, 'product'), detailsIn(ours, 'news')];
  if (isWanted('pages')) {
    const urls = pages.map((path) => site + path);
    await measurePages(browser, urls, { loads, slowed });
  }
  if (isWanted('lighthouse')) process.stdout.write(await lighthouseScores(site, pages));
}

/** Returns the path of the record's page that is prerendered. */
function detailsIn(folder: string, type: string): string {
  const names = readdirSync(join(folder, type, 'details'));
  const [id] = names.flatMap((name) => /^(\d+)\.html$/.exec(name)?.[1] ?? []);
  return `/${type}/details?id=${id}`;
}

async function compareHome(
  browser: Browser,
  origins: string[],
  { loads, slowed }: Pick<Wanted, 'loads' | 'slowed'>,
): Promise<void> {
  for (const { device, locale } of [DESKTOP, PHONE].flatMap((device) =>
    LANGUAGES.map(({ locale }) => ({ device, locale })),
  )) {
    const sites = origins.map((origin): Measured => ({
      url: origin + HOME,
      loads: [],
      paints: [],
    }));
    // The first round only warms up the servers' caches and is not counted.
    for (let load = 0; load <= loads; load += 1) {
      for (const site of sites) {
        const figures = await measure(browser, site.url, { device, locale, slowed });
        if (load > 0) site.loads.push(figures);
      }
    }
    for (let load = 0; load < FIRST_PAINTS; load += 1) {
      for (const site of sites) {
        site.paints.push(await measureFirstPaint(browser, site.url, { device, locale, slowed }));
      }
    }
    process.stdout.write(report(`${device.name}, ${locale}`, sites));
  }
}

async function measurePages(
  browser: Browser,
  urls: string[],
  { loads, slowed }: Pick<Wanted, 'loads' | 'slowed'>,
): Promise<void> {
  process.stdout.write('TBT of a phone in Chinese, ms\n');
  for (const url of urls) {
    const blocked: number[] = [];
    for (let load = 0; load <= loads; load += 1) {
      const { tbt } = await measure(browser, url, { device: PHONE, locale: 'zh-CN', slowed });
      if (load > 0) blocked.push(tbt);
    }
    process.stdout.write(reportPage(url, blocked));
  }
  process.stdout.write('\n');
}
