import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { launchChromium } from '#tests/browser/support/launch-chromium.ts';
import { readArguments } from './arguments.ts';
import { prerender } from './prerender.ts';

// `npm run prerender -- https://www.example.com`: writes the public pages of `dist` as HTML, with what
// that site's API says now.

const { close, ...site } = await readArguments();

if (existsSync(join(site.folder, 'index.html'))) {
  const launched = await launchChromium();
  const browser = await chromium.connect(launched.wsEndpoint());
  try {
    for (const path of await prerender(browser, site)) {
      const { size } = statSync(join(site.folder, path, 'index.html'));
      process.stdout.write(`${path} ${(size / 1000).toFixed(1)} kB\n`);
    }
  } finally {
    await browser.close();
    await launched.close();
  }
} else {
  process.stderr.write('There is no build to prerender. Run `npm run build` first.\n');
  process.exitCode = 1;
}
await close();
