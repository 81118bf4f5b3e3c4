import { describe, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { PAGES } from '#tests/support/pages.ts';
import { serveForTests } from './support/app.ts';
import { expectStandingPage, expectWholePage, inSchemes } from './support/whole-page.ts';

const app = serveForTests();

const CONTENT = PAGES.filter(({ path }) => path.startsWith('/backstage/content/'));
/** The same form as for editing. */
const isNew = ({ path }: { path: string }) => path.endsWith('/new');
/** In `npm test` every form, and the lists that have most in them: the others have parts of these. */
const LOOKED_AT = inLooks(
  CONTENT.filter((page) => !isNew(page)),
  ({ path }) => path.endsWith('/edit') || /\/(?:products|industry-news)\/list$/.test(path),
);
const NEW = inLooks(CONTENT.filter(isNew), ({ path }) => path.includes('/industry-news/'));

describe('a page of the site’s content opened by its address', () => {
  it.each(inSchemes(LOOKED_AT))(
    'R15, B8: $path stands after a full load, $scheme, axe finds nothing, and the console stays empty',
    async ({ path, as = '', scheme }) => {
      const page = await app.visitPage(path, { as, scheme, profile: { reducedMotion: 'reduce' } });
      await expectWholePage(page, path);
    },
  );

  it.each(NEW)(
    'R15: $path stands after a full load, and the console stays empty',
    async ({ path, as = '' }) => {
      const page = await app.visitPage(path, { as, profile: { reducedMotion: 'reduce' } });
      await expectStandingPage(page, path);
    },
  );
});
