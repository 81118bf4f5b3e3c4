import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves the texts of a page that only development has out of a build, which copies all of `public`.
 * @param namespace of the texts: `public/locales/cn/<namespace>.json`
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
