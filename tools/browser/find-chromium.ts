import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { onPath } from './on-path.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const INSTALLED: Record<string, string[]> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

/** Whether there is an npm package with a Chromium for this machine. */
export const IS_PACKAGED = process.platform === 'linux' && process.arch === 'x64';

/**
 * The Chromiums to test with, best first: the one that CHROMIUM_PATH names and no other; else the one that
 * comes as an npm package, so that results repeat on other machines; else an installed Chromium or Chrome,
 * or Playwright's own. BROWSER=installed leaves the package out.
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

/** Where a Chromium or Chrome is installed on this machine, Playwright's own last. */
export function installedChromiums(): string[] {
  const usual = INSTALLED[process.platform] ?? [];
  return [...onPath(NAMES), ...usual, chromium.executablePath()].filter((path) => existsSync(path));
}

async function packagedChromium(): Promise<string> {
  // Unpacks itself, so it is loaded only where it is needed.
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
