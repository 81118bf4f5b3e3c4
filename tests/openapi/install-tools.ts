import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installForeign } from '#tools/install-foreign.ts';

declare module 'vitest' {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** The folder of the foreign tools' commands; null if npm could not install them. */
    openApiTools: string | null;
  }
}

export function setup(project: TestProject): void {
  const folder = installForeign(join(import.meta.dirname, 'tools'));
  if (folder === undefined) {
    console.info('Skipped: npm could not install Redocly, Spectral and Prism.');
  }
  project.provide(
    'openApiTools',
    folder === undefined ? null : join(folder, 'node_modules', '.bin'),
  );
}
