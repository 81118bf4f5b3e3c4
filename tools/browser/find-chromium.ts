import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { onPath } from './on-path.ts';
import { IS_PACKAGED, packagedChromium } from './packaged-chromium.ts';

const NAMES = [
  // Debian's; its `chromium` takes several times as long without a window.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const INSTALLED: Record<string, string[]> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

/**
 * Yields the Chromiums to test with, best first: only CHROMIUM_PATH if it is set, otherwise the npm
 * package, so that every machine uses the same version, then an installed Chromium or Chrome, then
 * Playwright's own. BROWSER=installed skips the package.
 */
export async function* findChromiums(): AsyncGenerator<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    yield named;
    return;
  }
  if (IS_PACKAGED && process.env.BROWSER !== 'installed') yield await packagedChromium();
  yield* installedChromiums();
}

/** Returns the paths of the installed Chromiums and Chromes, Playwright's own last. */
export function installedChromiums(): string[] {
  const usual = INSTALLED[process.platform] ?? [];
  return [...onPath(NAMES), ...usual, chromium.executablePath()].filter((path) => existsSync(path));
}
