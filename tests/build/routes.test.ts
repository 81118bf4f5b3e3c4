import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import { brotliSize, filesOf, readManifest } from './manifest.ts';

const folder = inject('appFolder');
const manifest = readManifest(folder);
const ENTRY = 'src/main.tsx';
const LAYOUTS = 'src/app/layouts';
/** The pages, as the routes import them; the page of components is in development alone. */
const pages = globSync('src/**/*.{ts,tsx}')
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .matchAll(/import\('(\.\/[^']+-page\.tsx)'\)/g)
      .map(([, page = '']) => join(dirname(file), page))
      .toArray(),
  )
  .filter((page) => page !== 'src/app/pages/test/components/components-page.tsx')
  .concat(PUBLIC_PAGES.map(({ page }) => page.slice(1)))
  .toSorted()
  .filter((page, index, all) => page !== all[index - 1]);

/** The layout around a page, by where the page stands. The public one comes with the entry. */
function layoutOf(page: string): string[] {
  if (page.startsWith('src/features/auth/')) return [`${LAYOUTS}/auth/auth-layout.tsx`];
  const isBackstage = page.startsWith('src/features/') && !page.includes('/public/');
  return isBackstage ? [`${LAYOUTS}/backstage/backstage-layout.tsx`] : [];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

describe('the production build', () => {
  it('R15: has a chunk for each page, which nothing loads before the page is asked for', () => {
    const first = filesOf(manifest, [ENTRY]);
    expect(pages.length).toBeGreaterThan(10);
    const files = pages.map((page) => {
      expect(manifest[page], page).toMatchObject({ isDynamicEntry: true });
      return manifest[page]?.file ?? '';
    });
    expect(new Set(files).size).toBe(pages.length);
    expect(files.filter((file) => first.has(file))).toEqual([]);
  });

  it('tells the size of each route', () => {
    const rows = pages.map((page) => {
      const withLayout = filesOf(manifest, [ENTRY, ...layoutOf(page)]);
      const all = filesOf(manifest, [ENTRY, ...layoutOf(page), page]);
      const own = [...all].filter((file) => !withLayout.has(file));
      return { page, total: brotliSize(folder, all), own: brotliSize(folder, own) };
    });
    console.log(
      [
        'JavaScript in kB (brotli): before a page runs, and what of it is its own',
        ...rows
          .toSorted((one, other) => one.total - other.total)
          .map(({ page, total, own }) => `${kilobytes(total)} ${kilobytes(own)}  ${page}`),
      ].join('\n'),
    );
    expect(Math.min(...rows.map(({ own }) => own))).toBeGreaterThan(0);
  });
});
