import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { onPath } from './on-path.ts';

type WebKit = {
  /** The WebDriver server. */
  driver: string;
  browser: string;
  /** A display server without a screen, where the machine has no display; undefined where it has one. */
  display: string | undefined;
};

/** WebKitGTK's WebDriver and its small browser (Debian: webkit2gtk-driver and xvfb), or undefined. */
export function findWebKit(): WebKit | undefined {
  const [driver] = onPath(['WebKitWebDriver']);
  const browser = libraryFolders()
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
  const [display] = onPath(['Xvfb']);
  const hasDisplay = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  if (driver === undefined || browser === undefined || (!hasDisplay && !display)) return undefined;
  return { driver, browser, display: hasDisplay ? undefined : display };
}

/** `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1` and the like, the newest first. */
function libraryFolders(): string[] {
  return ['/usr/lib', ...foldersIn('/usr/lib', /-linux-gnu/), '/usr/libexec'].flatMap((folder) =>
    foldersIn(folder, /^webkit2?gtk/).toReversed(),
  );
}

function foldersIn(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((entry) => name.test(entry))
    .toSorted()
    .map((entry) => join(folder, entry));
}
