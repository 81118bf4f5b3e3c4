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

/** Starts one Chromium for all test files; returns the function that stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchChromium();
  project.provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
