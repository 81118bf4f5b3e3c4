import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** The folder of the foreign tools' commands; null if npm could not install them. */
    openApiTools: string | null;
  }
}

const SOURCE = join(import.meta.dirname, 'tools');
const LOCK = 'package-lock.json';

/**
 * Installs the tools, once for each state of their lock file. They are no packages of this repository,
 * because they are larger than most of it and `npm ci` would install them every time.
 */
export function setup(project: TestProject): void {
  const folder = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'openapi-tools');
  const isInstalled = isUpToDate(folder) || install(folder);
  if (!isInstalled) console.info('Skipped: npm could not install Redocly, Spectral and Prism.');
  project.provide('openApiTools', isInstalled ? join(folder, 'node_modules', '.bin') : null);
}

function isUpToDate(folder: string): boolean {
  // npm writes the second file when it has finished.
  const files = [join(folder, LOCK), join(folder, 'node_modules', `.${LOCK}`)];
  if (!files.every((file) => existsSync(file))) return false;
  return readFileSync(join(folder, LOCK)).equals(readFileSync(join(SOURCE, LOCK)));
}

function install(folder: string): boolean {
  rmSync(folder, { recursive: true, force: true });
  cpSync(SOURCE, folder, { recursive: true });
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}
