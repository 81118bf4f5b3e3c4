import { readFileSync } from 'node:fs';
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
 * why nobody comes there. Development and the tests in jsdom run the packages whole, and so does a build
 * where a package is not of the version that its table was written for: it says so, and is that much larger.
 * To update one: go through its table, then write the version there.
 * @throws where a package lacks what its table names, and where our own code begins to use what is left out.
 */
export function trim(all: TrimmedPackage[] = [REACT_DOM, REACT_ROUTER, I18NEXT, KY]): Plugin {
  const changed = all.flatMap(({ versions }) => Object.entries(versions).filter(isChanged));
  const packages = all.filter(({ versions }) => !Object.entries(versions).some(isChanged));
  const tables = packages.flatMap(({ files }) => files);
  const unmet = new Set(tables);
  return {
    name: 'trim',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const [name, version] of changed) {
        this.warn(`${name} is no longer ${version}: built whole. See trim/vite-plugin.ts`);
      }
    },
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

function isChanged([name, version]: [name: string, version: string]): boolean {
  const file = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  const installed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return !isPackage(installed) || installed.version !== version;
}

const isPackage = (value: unknown): value is { version: unknown } =>
  typeof value === 'object' && value !== null && 'version' in value;
