import { describe, it } from 'vitest';
import { LOOKED_AT } from '#tests/support/pages.ts';
import { serveForTests } from './support/app.ts';
import { expectWholePage, inSchemes } from './support/whole-page.ts';

const app = serveForTests();

const PAGES_BUT_CONTENT = LOOKED_AT.filter(
  ({ as, path }) => as && !path.startsWith('/backstage/content/'),
);

describe('a page of the back office opened by its address', () => {
  it.each(inSchemes(PAGES_BUT_CONTENT))(
    'R15, B8: $path opens after a full load, $scheme, axe finds nothing, and the console stays empty',
    async ({ path, as = '', scheme }) => {
      const page = await app.visitPage(path, { as, scheme, profile: { reducedMotion: 'reduce' } });
      await expectWholePage(page, path);
    },
  );
});
