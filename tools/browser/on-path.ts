import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** Returns the paths of these programs in the folders of PATH, in its order. */
export function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return paths.filter((path) => existsSync(path));
}
