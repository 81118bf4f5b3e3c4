import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { THINKPHP } from '#tests/server/dialects/configurations.ts';
import { BUILD_VARIABLES } from '#tests/support/build-variables.ts';
import { buildApp } from '#tools/preview/build-app.ts';

const build = (variables: Record<string, string>) =>
  buildApp(variables, 'tests/support/uncompressed.config.ts');

// The one that `tests/browser/dialect.test.ts` needs anyway.
const folder = build(THINKPHP.variables);

/** The scripts with something like this in them. */
function scriptsWith(code: RegExp, of = folder): string[] {
  const scripts = readdirSync(join(of, 'assets')).filter((name) => name.endsWith('.js'));
  return scripts.filter((name) => code.test(readFileSync(join(of, 'assets', name), 'utf8')));
}

it('a build without a category of cases has none of their pages, and none of their code', () => {
  expect(existsSync(join(folder, 'news'))).toBe(true);
  expect(existsSync(join(folder, 'case'))).toBe(false);
  // The table of public pages names them, so that entries of the server's menu which lead there are left out.
  expect(scriptsWith(/\(["'`]success-case["'`]\)/)).toEqual([]);
});

it('a build without enquiries has no code to ask about several products', () => {
  const several = /several\.title/;
  expect(scriptsWith(several)).toEqual([]);
  const { VITE_ENQUIRY_PATH } = BUILD_VARIABLES;
  // One that `tests/browser/downloads.test.ts` needs anyway.
  expect(scriptsWith(several, build({ VITE_ENQUIRY_PATH }))).not.toEqual([]);
});

it('a build without a language model has no code of the writing help', () => {
  // The contract’s page knows the form of the call all the same.
  const writing = /Task: |field-writing|alt-writing/;
  expect(scriptsWith(writing)).toEqual([]);
  // One that `tests/browser/writing.test.ts` needs anyway.
  const variables = { VITE_CONTENT_LANGUAGES: 'en', VITE_AI_URL: '/ai/chat' };
  expect(scriptsWith(writing, build(variables))).not.toEqual([]);
});

it('a build has neither the developers’ page of components nor its texts', () => {
  expect(existsSync(join(folder, 'locales', 'cn', 'test.json'))).toBe(true);
  expect(existsSync(join(folder, 'locales', 'cn', 'components-page.json'))).toBe(false);
  expect(existsSync(join(folder, 'locales', 'en', 'components-page.json'))).toBe(false);
  expect(scriptsWith(/components-page|test\/components/)).toEqual([]);
});
