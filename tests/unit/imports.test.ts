import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const FILES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT });

/** What the file imports of `src`, with lazy imports, which the lint rule `import/no-cycle` leaves out. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(#src\/|\.{1,2}\/)([^']+)'/g)].map(
    ([, start = '', path = '']) =>
      start === '#src/' ? `src/${path}` : join(dirname(file), start + path),
  );
}

const IMPORTS = new Map(FILES.map((file) => [file, importsOf(file)]));

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

it('no folder of the back-office kit imports itself by way of others', () => {
  const parts = new Map<string, string[]>();
  for (const [file, imports] of IMPORTS) {
    const part = partOf(file);
    const others = imports.map(partOf).filter((other) => other !== '' && other !== part);
    if (part !== '') parts.set(part, [...(parts.get(part) ?? []), ...others]);
  }
  expect(parts.size).toBeGreaterThan(5);
  expect(findCircle(parts)).toBeUndefined();
});
