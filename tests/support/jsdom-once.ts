import { builtinEnvironments } from 'vitest/runtime';
import type { Environment } from 'vitest/runtime';

let started: ReturnType<typeof builtinEnvironments.jsdom.setup> | undefined;

/**
 * jsdom, once for each worker instead of once for each file: what a library keeps of its first
 * `document` is the one that later files see, so that workers can keep the code they know.
 */
// Vitest asks for a default export.
// oxlint-disable-next-line import/no-default-export
export default {
  name: 'jsdom-once',
  viteEnvironment: 'client',
  async setup(global, options) {
    started ??= builtinEnvironments.jsdom.setup(global, options);
    await started;
    return { teardown: () => {} };
  },
} satisfies Environment;
