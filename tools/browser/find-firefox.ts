import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { onPath } from './on-path.ts';

const INSTALLED: Record<string, string[]> = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Mozilla Firefox', 'firefox.exe')),
};

/** Returns FIREFOX_PATH, otherwise an installed Firefox, or undefined if there is none. */
export function findFirefox(): string | undefined {
  const places = [...onPath(['firefox', 'firefox-esr']), ...(INSTALLED[process.platform] ?? [])];
  return process.env.FIREFOX_PATH || places.find((path) => existsSync(path));
}
