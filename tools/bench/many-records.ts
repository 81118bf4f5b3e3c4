import { execFile } from 'node:child_process';
import { cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { startHttpMock } from '#src/mocks/http.ts';
import { openPage } from '#tools/browser/open-page.ts';
import { buildApp, cleanEnv } from '#tools/preview/build-app.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { usedBytes } from './backstage/compare.ts';

const run = promisify(execFile);

/** Numbers of news. */
const COUNTS = [150, 2000, 20_000];
/** Number of news that change before the second run. */
const CHANGED = 10;
const MEGABYTE = 1_000_000;
/** In ms: reading 20,000 news, and the links and pictures in them. */
const LONGEST = 240_000;
const PRINT_PEAK =
  "process.on('exit', () => console.error('peak ' + process.resourceUsage().maxRSS))";

const PAGES: { path: string; as?: string; begin?: string; end?: string }[] = [
  { path: '/news' },
  { path: `/search?q=${encodeURIComponent('灌溉')}` },
  { path: '/backstage/content/industry-news/list', as: 'admin' },
  { path: '/backstage/calendar', as: 'admin' },
  { path: '/backstage/overview', as: 'admin' },
  { path: '/backstage/site-check', as: 'admin', begin: '开始检查', end: '重新检查' },
];

type Place = { browser: Browser; work: string };

/** Prints what prerendering and sitemap cost with few and many news, and what pages ask of a server with many. */
export async function measureRecords({ browser, work }: Place): Promise<void> {
  const build = buildApp();
  for (const news of COUNTS) {
    const api = await startHttpMock({ port: 0, rows: { news } });
    const folder = join(work, `records-${news}`);
    cpSync(build, folder, { recursive: true });
    const call = (name: string) => runTool(name, [api.url, '--site', api.url, '--dist', folder]);
    try {
      print([`${news} news`, 'seconds', 'peak MB', 'files', 'MB']);
      print(['prerender', ...(await call('prerender')), ...sizeOf(folder)]);
      const updateTime = new Date().toISOString();
      const newest = api.db.news
        .all()
        .filter(({ publishTime }) => publishTime < updateTime)
        .toSorted((one, other) => other.publishTime.localeCompare(one.publishTime));
      for (const one of newest.slice(0, CHANGED)) api.db.news.replace({ ...one, updateTime });
      print([`${CHANGED} changed`, ...(await call('prerender')), ...sizeOf(folder)]);
      print(['sitemap', ...(await call('sitemap')), '', sizeOf(join(folder, 'sitemap.xml'))[1]]);
      if (news === COUNTS.at(-1)) await measurePages(browser, api, folder);
    } finally {
      await api.close();
    }
  }
}

async function measurePages(
  browser: Browser,
  api: Awaited<ReturnType<typeof startHttpMock>>,
  folder: string,
): Promise<void> {
  const { url, close } = await serveApp({ folder, api: api.url });
  print(['page', 'seconds', 'calls', 'MB', 'heap MB']);
  for (const { path, as, begin, end } of PAGES) {
    const { page, context } = await openPage(browser, { url, db: api.db, ...(as && { as }) });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const calls = new Set<string>();
    let bytes = 0;
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (new URL(request.url).pathname.startsWith('/api/')) calls.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (calls.has(requestId)) bytes += encodedDataLength;
    });
    const start = performance.now();
    await page.goto(path, { waitUntil: 'networkidle' });
    if (begin !== undefined) await page.getByRole('button', { name: begin }).click();
    if (end !== undefined) {
      await page.getByRole('button', { name: end }).waitFor({ timeout: LONGEST });
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const heap = (await usedBytes(devtools)) / MEGABYTE;
    print([path, seconds, `${calls.size}`, (bytes / MEGABYTE).toFixed(2), heap.toFixed(0)]);
    await context.close();
  }
  await close();
}

/** Runs a command in a process of its own. @returns its seconds, and the most memory that it had, in MB */
async function runTool(name: string, args: string[]): Promise<string[]> {
  const start = performance.now();
  const { stderr } = await run(process.execPath, [`tools/${name}/main.ts`, ...args], {
    env: {
      ...cleanEnv(),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PRINT_PEAK)}`,
    },
    maxBuffer: MEGABYTE,
  });
  const peaks = [...stderr.matchAll(/peak (\d+)/g)].map(([, kilobytes]) => Number(kilobytes));
  const seconds = (performance.now() - start) / 1000;
  return [seconds.toFixed(1), ((Math.max(...peaks) * 1024) / MEGABYTE).toFixed(0)];
}

/** The number of files in a folder, and their size in MB. */
function sizeOf(path: string): [string, string] {
  const files = statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return [`${files.length}`, (bytes / MEGABYTE).toFixed(1)];
}

function print([name = '', ...cells]: string[]): void {
  process.stdout.write(`${name.padEnd(42)}${cells.map((cell) => cell.padStart(10)).join('')}\n`);
}
