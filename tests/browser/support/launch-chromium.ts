import { chromium } from 'playwright-core';
import type { BrowserServer } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

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

/**
 * Starts a headless Chromium with an empty profile.
 * @throws Error that says what to do where there is none or it does not start.
 */
export async function launchChromium(): Promise<BrowserServer> {
  const executablePath = await findChromium();
  try {
    return await chromium.launchServer({ executablePath, args: ARGS, host: '127.0.0.1' });
  } catch (cause) {
    throw new Error(
      `${executablePath} does not start. Name another one: CHROMIUM_PATH=/path/to/chrome npm test`,
      { cause },
    );
  }
}
