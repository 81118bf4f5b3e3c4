import { chromium } from 'playwright-core';
import type { BrowserServer } from 'playwright-core';
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

const HELP =
  'Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test';

/**
 * Starts the first headless Chromium that starts, with an empty profile.
 * @throws Error that says what was tried and what to do where none does.
 */
export async function launchChromium(): Promise<BrowserServer> {
  const failures: string[] = [];
  for await (const executablePath of findChromiums()) {
    try {
      return await chromium.launchServer({ executablePath, args: ARGS, host: '127.0.0.1' });
    } catch (error) {
      failures.push(`${executablePath}: ${String(error)}`);
    }
  }
  throw new Error(['No Chromium to test with.', ...failures, HELP].join('\n'));
}
