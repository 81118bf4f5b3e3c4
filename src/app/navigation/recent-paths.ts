import * as v from 'valibot';

const KEY = 'recent-pages';
const LONGEST = 5;
const Paths = v.array(v.string());

/** What was last opened from the search, the latest first; nothing where storage is closed to us. */
export function readRecentPaths(): string[] {
  try {
    const result = v.safeParse(Paths, JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

/** Puts a path first. */
export function rememberPath(path: string): void {
  const others = readRecentPaths().filter((other) => other !== path);
  try {
    localStorage.setItem(KEY, JSON.stringify([path, ...others].slice(0, LONGEST)));
  } catch {
    // The search does without.
  }
}
