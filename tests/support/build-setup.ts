import type { TestProject } from 'vitest/node';
import { BUILD_VARIABLES } from './build-variables.ts';
import { buildApp } from '#tools/preview/build-app.ts';

declare module 'vitest' {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** The folder of the production build under test. */
    appFolder: string;
  }
}

/** Builds the app once for all test files. */
export function setup(project: TestProject): void {
  project.provide('appFolder', buildApp(BUILD_VARIABLES));
}
