import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';

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

const HELP =
  'No Chromium to test with. Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test';

/**
 * The Chromium to test with: the one named by CHROMIUM_PATH, an installed Chromium or Chrome,
 * Playwright's own, or the one that comes as an npm package (Linux x64).
 * @throws Error that says what to do where there is none.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. ${HELP}`);
  }
  const found = [...onPath(), ...(INSTALLED[process.platform] ?? []), chromium.executablePath()];
  return found.find((path) => existsSync(path)) ?? (await packagedChromium());
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
}

async function packagedChromium(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(HELP);
  // Unpacks itself on import and call, which no other system needs.
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
