import * as v from 'valibot';
import { parseStored, store, storedText } from '#src/lib/stored.ts';

const KEY = 'recent-pages';
const MAX_PATHS = 5;
const Paths = v.array(v.string());

/** Recently opened paths, latest first; empty without storage. */
export function readRecentPaths(): string[] {
  return parseStored(storedText(KEY), Paths, []);
}

export function rememberPath(path: string): void {
  const others = readRecentPaths().filter((other) => other !== path);
  store(KEY, [path, ...others].slice(0, MAX_PATHS));
}
