import { delimiter, join } from 'node:path';
import process from 'node:process';

/** Returns the candidate paths of these programs in every folder of PATH, existing or not. */
export function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}
