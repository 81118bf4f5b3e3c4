import { describe, it } from 'vitest';
import { PAGES } from '#tests/support/pages.ts';
import { serveForTests } from './support/app.ts';
import { expectStandingPage, expectWholePage, inSchemes } from './support/whole-page.ts';

const app = serveForTests();

const CONTENT = PAGES.filter(({ path }) => path.startsWith('/backstage/content/'));
/** The same form as for editing. */
const isNew = ({ path }: { path: string }) => path.endsWith('/new');

describe('a page of the site’s content opened by its address', () => {
  it.each(inSchemes(CONTENT.filter((page) => !isNew(page))))(
    'R15: $path stands after a full load, $scheme, axe finds nothing, and the console stays empty',
    async ({ path, as = '', scheme }) => {
      const page = await app.visitPage(path, { as, scheme, profile: { reducedMotion: 'reduce' } });
      await expectWholePage(page, path);
    },
  );

  it.each(CONTENT.filter(isNew))(
    'R15: $path stands after a full load, and the console stays empty',
    async ({ path, as = '' }) => {
      const page = await app.visitPage(path, { as, profile: { reducedMotion: 'reduce' } });
      await expectStandingPage(page, path);
    },
  );
});
