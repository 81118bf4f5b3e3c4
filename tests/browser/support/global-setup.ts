import type { TestProject } from 'vitest/node';
import { launchChromium } from '#tools/browser/launch-chromium.ts';

declare module 'vitest' {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** The WebSocket address of the Chromium that all tests share. */
    chromium: string;
  }
}

/** A tested page lives for seconds: to optimise its code takes longer than it saves. */
const QUICK_PAGES = '--js-flags=--no-opt';

/** Starts one Chromium for all test files; returns the function that stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchChromium([QUICK_PAGES]);
  project.provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
