import { parseAst } from 'vite';
import type { Plugin } from 'vite';
import { I18NEXT } from './i18next.ts';
import { KY } from './ky.ts';
import { REACT_DOM } from './react-dom.ts';
import { REACT_ROUTER } from './react-router.ts';
import type { TrimmedPackage } from './trim.ts';
import { trimmed } from './trimmed.ts';

const OWN = /[\\/]src[\\/][^?]*\.tsx?$/;

/**
 * Leaves out of a build what packages carry within one file for uses that are not ours, and what every
 * visitor would download for nothing: 27 kB of the first page. The tables beside this file name it, and
 * why nobody comes there. Development and the tests in jsdom run the packages whole.
 * @throws where a package lacks what its table names (look at the table after an update), and where
 * our own code begins to use what is left out.
 */
export function trim(packages: TrimmedPackage[] = [REACT_DOM, REACT_ROUTER, I18NEXT, KY]): Plugin {
  const tables = packages.flatMap(({ files }) => files);
  const unmet = new Set(tables);
  return {
    name: 'trim',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [OWN, ...tables.map(({ file }) => file)] },
      handler(code, id) {
        const table = tables.find(({ file }) => file.test(id));
        if (table) {
          unmet.delete(table);
          return { code: trimmed(code, table, parseAst(code)), map: null };
        }
        const [used] = packages.flatMap(({ forbids }) => forbids.exec(code) ?? []);
        if (used) this.error(`Builds leave out what ${id} uses: ${used}. See trim/vite-plugin.ts`);
        return null;
      },
    },
    buildEnd(error) {
      const [table] = unmet;
      if (!error && table) this.error(`There is no ${table.file.source} to trim`);
    },
  };
}
