import { join } from 'node:path';
import process from 'node:process';
import { loadEnv, runnerImport } from 'vite';
import { checkEnv } from '#src/check-env.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Imports a module of ours by Vite, so that what a build knows of the server's ways (variables, and the
 * `.env` files of this folder) is known in it.
 * @throws Error that names the variables whose values do not fit
 */
export async function importAsBuilt<T>(path: string, folder = ROOT): Promise<T> {
  // An import by Vite reads no `.env` files itself, only variables.
  const variables = loadEnv('production', folder, 'VITE_');
  checkEnv(variables);
  Object.assign(process.env, variables);
  const { module } = await runnerImport<T>(path, {
    root: ROOT,
    configFile: false,
    mode: 'production',
  });
  return module;
}
