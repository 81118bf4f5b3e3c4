import { describe, it } from 'vitest';
import { LOOKED_AT } from '#tests/support/pages.ts';
import { serveForTests } from './support/app.ts';
import { expectWholePage, inSchemes } from './support/whole-page.ts';

const app = serveForTests();

const CONTENT = LOOKED_AT.filter(({ path }) => path.startsWith('/backstage/content/'));

describe('a page of the site’s content opened by its address', () => {
  it.each(inSchemes(CONTENT))(
    'R15, B8: $path opens after a full load, $scheme, axe finds nothing, and the console stays empty',
    async ({ path, as = '', scheme }) => {
      const page = await app.visitPage(path, { as, scheme, profile: { reducedMotion: 'reduce' } });
      await expectWholePage(page, path);
    },
  );
});
