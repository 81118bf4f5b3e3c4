import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { createRoutes, PAGE_FILES } from '#src/app/router.tsx';
import { detailsAddress, PUBLIC_PAGES } from '#src/public-pages.ts';
import { builtPages, DETAILS_PAGES } from '#tools/prerender/site.ts';

/** What is no page for visitors: developers' own, what is shown in place of a page, and any other address. */
const NO_PAGE = /^\/(?:test|error)(?:\/|$)|\*/;

function pathsOf(routes: RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const whole = path === undefined ? above : `${above}/${path}`.replace('//', '/');
    return children ? pathsOf(children, whole) : [whole];
  });
}

it('every address for visitors is in the table of public pages, and leads to a page', () => {
  const addresses = pathsOf(createRoutes()).filter((path) => !NO_PAGE.test(path));
  expect(addresses.toSorted()).toEqual(PUBLIC_PAGES.map(({ path }) => path).toSorted());
});

it('visitors’ routes name the files of the table’s pages, and no file of another page', () => {
  const files = PUBLIC_PAGES.map(({ page }) => page);
  expect(files.filter((file) => !existsSync(join('.', file)))).toEqual([]);
  expect(Object.keys(PAGE_FILES).toSorted()).toEqual(files.toSorted());
});

it('a details page stands below the list of its type', () => {
  const paths: string[] = PUBLIC_PAGES.map(({ path }) => path);
  expect(DETAILS_PAGES.length).toBeGreaterThan(2);
  for (const { type, path } of DETAILS_PAGES) {
    expect(paths).toContain(`/${type}`);
    expect(detailsAddress(type, 'a b')).toBe(`${path}?id=a%20b`);
  }
});

it('a build has an optional page if its variable is set', () => {
  const pathsWith = (variables: Record<string, string>) =>
    builtPages(variables).map(({ path }) => path);
  expect(pathsWith({})).not.toContain('/download');
  expect(pathsWith({ VITE_DOWNLOADS: 'false' })).not.toContain('/download');
  expect(pathsWith({ VITE_DOWNLOADS: 'true' })).toContain('/download');
  expect(pathsWith({ VITE_CASE_CATEGORY: '6' })).toEqual(
    expect.arrayContaining(['/home', '/case', '/case/details']),
  );
});
