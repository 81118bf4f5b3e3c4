import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Site } from './open-site.ts';
import { readRoute } from './read-route.ts';
import { PUBLIC_ROUTES } from './routes.ts';
import { writeShell } from './write-shell.ts';

/** Most of a page's time is waiting. */
const AT_ONCE = 2;

/**
 * Writes the content of the public routes into their HTML files, details pages aside, which are one file
 * for many records. May be run again at any time: the files are made anew from index.html.
 * @param paths some of the routes; without it all
 * @returns the paths written
 */
export async function prerender(browser: Browser, site: Site, paths?: string[]): Promise<string[]> {
  const skeleton = readFileSync(join(site.folder, 'index.html'), 'utf8');
  const wanted = PUBLIC_ROUTES.filter(({ call }) => call === undefined)
    .map(({ path }) => path)
    .filter((path) => !paths || paths.includes(path));
  const write = async (path: string) => {
    const html = writeShell(skeleton, await readRoute(browser, site, path));
    const file = join(site.folder, path, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  };
  for (let next = 0; next < wanted.length; next += AT_ONCE) {
    await Promise.all(wanted.slice(next, next + AT_ONCE).map(write));
  }
  return wanted;
}
