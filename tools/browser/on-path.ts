import { delimiter, join } from 'node:path';
import process from 'node:process';

/** Where programs of these names would stand in the folders of PATH, whether they do or not. */
export function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}
