import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

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
 * @throws Error that names the program and what to do where it does not start.
 */
export async function launchChromium(executablePath: string): Promise<Browser> {
  try {
    return await chromium.launch({ executablePath, args: ARGS });
  } catch (cause) {
    throw new Error(
      `${executablePath} does not start. Name another one: CHROMIUM_PATH=/path/to/chrome npm test`,
      { cause },
    );
  }
}
