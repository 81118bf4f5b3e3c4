import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import lint, { KIT } from '../../oxlint.config.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FILES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT });

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** What the file imports of `src`, with lazy imports, which the lint rule `import/no-cycle` leaves out. */
function importsOf(file: string): string[] {
  const text = read(file);
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(#src\/|\.{1,2}\/)([^']+)'/g)].map(
    ([, start = '', path = '']) =>
      start === '#src/' ? `src/${path}` : join(dirname(file), start + path),
  );
}

const IMPORTS = new Map(FILES.map((file) => [file, importsOf(file)]));
// The router imports the public pages by their names in the table.
IMPORTS.get('src/app/router.tsx')?.push(...PUBLIC_PAGES.map(({ page }) => page.slice(1)));

/** A way from one to the next that comes back to where it began; undefined where there is none. */
function findCircle(next: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const seen = new Set<string>();
  const follow = (one: string, way: string[]): string[] | undefined => {
    if (way.includes(one)) return [...way.slice(way.indexOf(one)), one];
    if (seen.has(one)) return undefined;
    seen.add(one);
    for (const other of next.get(one) ?? []) {
      const circle = follow(other, [...way, one]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const one of next.keys()) {
    const circle = follow(one, []);
    if (circle) return circle;
  }
  return undefined;
}

/** The kit's folder of a file; the file itself where it stands beside the folders. */
const partOf = (file: string) => /^src\/admin\/[^/]+/.exec(file)?.[0] ?? '';

/** The folder of a file in the layers whose folders are ordered by subject. */
const roomOf = (file: string) =>
  /^src\/(?:admin\/[^/]+|api|components|lib)\//.test(file) ? dirname(file) : '';

it('every import of a file of ours is found', () => {
  const missing = [...IMPORTS.values()].flat().filter((file) => !IMPORTS.has(file));
  expect(missing.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
  expect(IMPORTS.get('src/app/backstage-routes.ts')).toContain(
    'src/app/pages/overview/overview-page.tsx',
  );
});

it('no file imports itself by way of others, not even lazily', () => {
  expect(findCircle(IMPORTS)).toBeUndefined();
});

it.each([
  ['part of the back-office kit', partOf],
  ['folder of the kit, api, components or lib', roomOf],
])('no %s imports itself by way of others', (_what, placeOf) => {
  const places = new Map<string, string[]>();
  for (const [file, imports] of IMPORTS) {
    const place = placeOf(file);
    const others = imports.map(placeOf).filter((other) => other !== '' && other !== place);
    if (place !== '') places.set(place, [...(places.get(place) ?? []), ...others]);
  }
  expect(places.size).toBeGreaterThan(5);
  expect(findCircle(places)).toBeUndefined();
});

it('Sonner is loaded with the first toast, or with the back office', () => {
  const users = FILES.filter((file) => /^import \W.*from 'sonner'/m.test(read(file)));
  expect(users).toEqual(['src/app/admin-routes.tsx']);
});

it('a folder of src has at most sixteen files', () => {
  const crowded = Object.entries(Object.groupBy(FILES, (file) => dirname(file)))
    .filter(([, files = []]) => files.length > 16)
    .map(([folder]) => folder);
  expect(crowded).toEqual([]);
});

it('every folder of the kit is among those whose imports are restricted', () => {
  const folders = FILES.flatMap((file) => /^src\/admin\/([^/]+)\//.exec(file)?.[1] ?? []);
  expect(new Set(folders)).toEqual(new Set(Object.keys(KIT)));
});

it('no lint rule has a look-around: oxlint accepts it and never matches it', () => {
  expect(JSON.stringify(lint)).not.toMatch(/\(\?[!=<]/);
});
