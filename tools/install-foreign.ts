import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const CACHE = join(import.meta.dirname, '..', 'node_modules', '.cache');
const LOCK = 'package-lock.json';

/**
 * Installs the packages of a folder's `package.json`, once for each version of it, and exactly those of its lock file if
 * it has one. They are not packages of this repository, because they are large and `npm ci` would always install them.
 * @returns a copy of the folder with the packages; undefined if npm could not install them
 */
export function installForeign(source: string): string | undefined {
  const { name }: { name: string } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const folder = join(CACHE, name);
  const file = existsSync(join(source, LOCK)) ? LOCK : 'package.json';
  if (!isUpToDate(source, folder, file) && !install(source, folder, file)) return undefined;
  cpSync(source, folder, { recursive: true });
  return folder;
}

function isUpToDate(source: string, folder: string, file: string): boolean {
  // npm writes the second file when it has finished.
  const files = [join(folder, file), join(folder, 'node_modules', `.${LOCK}`)];
  if (!files.every((each) => existsSync(each))) return false;
  return readFileSync(join(folder, file)).equals(readFileSync(join(source, file)));
}

function install(source: string, folder: string, file: string): boolean {
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  const { status } = spawnSync('npm', [file === LOCK ? 'ci' : 'install', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}
