import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { THINKPHP } from '#tests/server/dialects/configurations.ts';
import { buildApp } from '#tools/preview/build-app.ts';

it('a build without a category of cases has none of their pages, and none of their code', () => {
  // The one that `tests/browser/dialect.test.ts` needs anyway.
  const folder = buildApp(THINKPHP.variables, 'tests/support/uncompressed.config.ts');
  expect(existsSync(join(folder, 'news'))).toBe(true);
  expect(existsSync(join(folder, 'case'))).toBe(false);
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const naming = scripts.filter((name) =>
    /success-case|case\/details/.test(readFileSync(join(folder, 'assets', name), 'utf8')),
  );
  expect(naming).toEqual([]);
});
