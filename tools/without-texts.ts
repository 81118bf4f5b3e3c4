import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Removes the texts of a development page from the build, which copies all of `public`.
 * @param namespace the namespace of the texts: `public/locales/cn/<namespace>.json`
 */
export function withoutTexts(namespace: string): Plugin {
  return {
    name: 'without-texts',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const locales = join(dir, 'locales');
      for (const language of readdirSync(locales)) {
        rmSync(join(locales, language, `${namespace}.json`));
      }
    },
  };
}
