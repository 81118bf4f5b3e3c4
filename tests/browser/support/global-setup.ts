import type { TestProject } from 'vitest/node';
import { launchChromium } from '#tools/browser/launch-chromium.ts';

declare module 'vitest' {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** Where the run's one Chromium can be reached. */
    chromium: string;
  }
}

/** Starts one Chromium for all files of a run; returns what stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchChromium();
  project.provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
