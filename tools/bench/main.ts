import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { onlyArgument, runCommand, wholeNumber } from '../command-line.ts';
import { prerender } from '../prerender/prerender.ts';
import { startHttpMock } from '#src/mocks/http.ts';
import { launchChromium } from '#tools/browser/launch-chromium.ts';
import { buildApp, cleanEnv } from '#tools/preview/build-app.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { measure, measureFirstPaint } from './measure.ts';
import type { Device } from './measure.ts';
import { report } from './report.ts';
import type { Measured } from './report.ts';
import { serveHttp2 } from './serve-http2.ts';
import { markLargest, toStaticPage } from './static-page.ts';

const USAGE = `npm run bench -- [loads]

Compares the prerendered home page with the same page as plain HTML, in alternating cold loads over HTTP/2
with brotli, on a slow network and processor.

  [loads]      of each page, device and language: 5 by default; 40 more measure the first paint only
`;

const HOME = '/home';
/** The time of the first paint varies by half from load to load, so it needs more loads. */
const FIRST_PAINTS = 40;
const LANGUAGES = [
  { locale: 'zh-CN', file: 'index.html' },
  { locale: 'en', file: 'index.en.html' },
];
const DEVICES: Device[] = [
  { name: 'desktop', width: 1280, height: 800, deviceScaleFactor: 1 },
  { name: 'phone', width: 390, height: 844, deviceScaleFactor: 2 },
];

await runCommand(USAGE, async (args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const loads = wholeNumber('[loads]', onlyArgument(positionals) ?? '5', { least: 1 });
  const work = mkdtempSync(join(tmpdir(), 'bench-'));
  const [ours, plain] = [join(work, 'ours'), join(work, 'plain')];
  const browser = await launchChromium();
  const api = await startHttpMock({ port: 0 });
  try {
    cpSync(buildApp(), ours, { recursive: true });
    // Uses the variables of the build, not those of .env.local.
    Object.assign(process.env, cleanEnv());
    await prerender(
      { folder: ours, api: api.url, origin: 'http://localhost' },
      { paths: [HOME], limit: 0 },
    );
    cpSync(ours, plain, { recursive: true });
    for (const { file } of LANGUAGES) {
      const html = markLargest(readFileSync(join(ours, HOME, file), 'utf8'));
      writeFileSync(join(ours, HOME, file), html);
      writeFileSync(join(plain, HOME, file), toStaticPage(html));
    }

    const servers = await Promise.all(
      [ours, plain].map((folder) => serveApp({ folder, api: api.url })),
    );
    const hosts = await Promise.all(servers.map(({ url }) => serveHttp2(url)));
    for (const { device, locale } of DEVICES.flatMap((each) =>
      LANGUAGES.map(({ locale }) => ({ device: each, locale })),
    )) {
      const sites = hosts.map(({ url }): Measured => ({ url: url + HOME, loads: [], paints: [] }));
      // The first round only warms up the servers' caches and is not counted.
      for (let load = 0; load <= loads; load += 1) {
        for (const site of sites) {
          const figures = await measure(browser, site.url, { device, locale });
          if (load > 0) site.loads.push(figures);
        }
      }
      for (let load = 0; load < FIRST_PAINTS; load += 1) {
        for (const site of sites) {
          site.paints.push(await measureFirstPaint(browser, site.url, { device, locale }));
        }
      }
      process.stdout.write(report(`${device.name}, ${locale}`, sites));
    }
    for (const host of hosts) host.close();
    for (const server of servers) await server.close();
  } finally {
    await browser.close();
    await api.close();
    rmSync(work, { recursive: true });
  }
});
