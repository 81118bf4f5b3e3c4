import { describe, it } from 'vitest';
import { PAGES } from '#tests/support/pages.ts';
import { serveForTests } from './support/app.ts';
import { expectWholePage } from './support/whole-page.ts';

const app = serveForTests();

describe('a page of the back office opened by its address', () => {
  it.each(PAGES.filter(({ as, path }) => as && !path.startsWith('/backstage/content/')))(
    'R15: $path stands after a full load, axe finds nothing, and the console stays empty',
    async ({ path, as = '' }) => {
      const page = await app.visitPage(path, { as, profile: { reducedMotion: 'reduce' } });
      await expectWholePage(page, path);
    },
  );
});
