import { join } from 'node:path';
import process from 'node:process';
import { loadEnv, runnerImport } from 'vite';
import { checkEnv, partsOf } from '#src/check-env.ts';
import { readEnv } from '#src/env.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Imports a module through Vite, with the variables and `.env` files that a build in this folder would
 * use.
 * @throws Error that names the variables with invalid values
 */
export async function importAsBuilt<T>(path: string, folder = ROOT): Promise<T> {
  // Vite's module runner does not read `.env` files itself.
  const variables = loadEnv('production', folder, 'VITE_');
  checkEnv(variables);
  Object.assign(process.env, variables);
  const { module } = await runnerImport<T>(path, {
    root: ROOT,
    configFile: false,
    mode: 'production',
    define: {
      ...partsOf(variables),
      'import.meta.env.CONFIGURATION': JSON.stringify(readEnv(variables)),
    },
  });
  return module;
}
