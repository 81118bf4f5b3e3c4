import { statfsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { BrowserContext, BrowserServer } from 'playwright-core';
import { findChromiums } from './find-chromium.ts';

// No sandbox, so that it starts in containers and as root; only our own pages are opened in it.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** What Chromium's processes share needs at most some hundred megabytes; containers often have 64. */
const ROOM = 1_000_000_000;

const HELP =
  'Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test';

/**
 * Starts the first headless Chromium that starts, with an empty profile.
 * @throws Error that says what was tried and what to do where none does.
 */
export function launchChromium(): Promise<BrowserServer> {
  return startFirst((executablePath) =>
    chromium.launchServer({
      executablePath,
      args: ARGS,
      // It would share memory through files in /tmp, which takes a tenth more time.
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      host: '127.0.0.1',
    }),
  );
}

/** The same with a profile kept in this folder: what a browser finds that is started again. */
export function launchProfile(folder: string): Promise<BrowserContext> {
  return startFirst((executablePath) =>
    chromium.launchPersistentContext(folder, { executablePath, args: ARGS, locale: 'zh-CN' }),
  );
}

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

async function startFirst<T>(start: (executablePath: string) => Promise<T>): Promise<T> {
  const failures: string[] = [];
  for await (const executablePath of findChromiums()) {
    try {
      return await start(executablePath);
    } catch (error) {
      failures.push(`${executablePath}: ${String(error)}`);
    }
  }
  throw new Error(['No Chromium to test with.', ...failures, HELP].join('\n'));
}
