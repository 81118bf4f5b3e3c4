import { statfsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { findChromiums } from './find-chromium.ts';

// The sandbox does not work in containers or as root; only our own pages are opened.
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

/** Bytes of shared memory that are enough for Chromium; containers often have only 64 MB. */
const ROOM = 1_000_000_000;

const HELP =
  'Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test';

/**
 * Launches the first Chromium that starts, headless and with an empty profile. It ends with this process.
 * @param args more arguments of its command line
 * @throws Error that says what was tried and what to do if none starts
 */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return startFirst((executablePath) =>
    chromium.launch({
      executablePath,
      args: [...ARGS, ...args],
      // Without /dev/shm Chromium shares memory through files in /tmp, which is a tenth slower.
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    }),
  );
}

/** Launches Chromium with a profile in this folder, to test what is still stored after a restart. */
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
