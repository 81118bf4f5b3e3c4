import { globSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { brotliSize, filesOf, readManifest } from './manifest.ts';

const folder = inject('appFolder');
const manifest = readManifest(folder);
const ENTRY = 'src/main.tsx';
const HOME = 'src/app/pages/home/home-page.tsx';
/** In bytes (brotli). The theme's rest, `more-components`, is not a page's: 2 kB, once a visit. */
const LIMIT = 15_000;
/** What browsers without a sanitiser of their own fetch on top, once a visit. */
const SANITISER_LIMIT = 13_000;

/** For those who connect a server: it holds what every call has to answer, the back office's too. */
const NOT_FOR_VISITORS = 'src/app/pages/test/test-page.tsx';

const pages = globSync(['src/app/{pages,errors}/**/*-page.tsx', 'src/features/*/public/*-page.tsx'])
  .filter((page) => page !== NOT_FOR_VISITORS)
  .toSorted();

it('P7, P8: a visitor’s page adds at most 15 kB of JavaScript to what the home page has', () => {
  const known = filesOf(manifest, [ENTRY, HOME]);
  const added = pages.map((page) => ({
    page,
    bytes: brotliSize(folder, filesOf(manifest, [page]).difference(known)),
  }));
  console.log(added.map(({ page, bytes }) => `${String(bytes).padStart(6)}  ${page}`).join('\n'));
  expect(added.length).toBeGreaterThan(10);
  expect(added.filter(({ bytes }) => bytes > LIMIT)).toEqual([]);
});

it('B9: what reads rich text where the browser cannot is one file of at most 13 kB', () => {
  const files = globSync('assets/purify*.js', { cwd: folder });
  expect(files).toHaveLength(1);
  expect(brotliSize(folder, files)).toBeLessThan(SANITISER_LIMIT);
});
