import type { Browser } from 'playwright-core';
import { launchChromium } from '#tools/browser/launch-chromium.ts';

/** A tested page lives for seconds: to optimise its code takes longer than it saves. */
const QUICK_PAGES = '--js-flags=--no-opt --no-maglev';

let launching: Promise<Browser> | undefined;

/**
 * The Chromium of all test files of one worker; it ends with the worker. One for all workers would be
 * slower by a tenth, because every message to it would go through another process.
 */
export function sharedBrowser(): Promise<Browser> {
  launching ??= launchChromium([QUICK_PAGES]);
  return launching;
}
