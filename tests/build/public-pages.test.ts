import { globSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { brotliSize, filesOf, readManifest } from './manifest.ts';

const folder = inject('appFolder');
const manifest = readManifest(folder);
const ENTRY = 'src/main.tsx';
const HOME = 'src/app/pages/home/home-page.tsx';
/** In bytes (brotli). The theme's rest, `more-components`, is not a page's: 2 kB, once a visit. */
const LIMIT = 15_000;
/** DOMPurify and our rules for it come on top, once a visit: what visitors read has to be safe first. */
const SANITISER = /[\\/]sanitiser-[^\\/]+$/;
const SANITISER_LIMIT = 13_000;

/** For those who connect a server: it holds what every call has to answer, the back office's too. */
const NOT_FOR_VISITORS = 'src/app/pages/test/test-page.tsx';

const pages = globSync(['src/app/{pages,errors}/**/*-page.tsx', 'src/features/*/public/*-page.tsx'])
  .filter((page) => page !== NOT_FOR_VISITORS)
  .toSorted();

it('P7, P8: a visitor’s page adds at most 15 kB of JavaScript to what the home page has', () => {
  const known = filesOf(manifest, [ENTRY, HOME]);
  const added = pages.map((page) => {
    const files = [...filesOf(manifest, [page]).difference(known)];
    const sanitiser = files.filter((file) => SANITISER.test(file));
    const rest = files.filter((file) => !SANITISER.test(file));
    return { page, bytes: brotliSize(folder, rest), sanitiser: brotliSize(folder, sanitiser) };
  });
  const lines = added.map(
    ({ page, bytes, sanitiser }) => `${String(bytes).padStart(6)} + ${sanitiser}  ${page}`,
  );
  console.log(lines.join('\n'));
  expect(added.length).toBeGreaterThan(10);
  expect(added.filter(({ bytes }) => bytes > LIMIT)).toEqual([]);
  expect(Math.max(...added.map(({ sanitiser }) => sanitiser))).toBeLessThan(SANITISER_LIMIT);
  expect(added.some(({ sanitiser }) => sanitiser > 0)).toBe(true);
});
