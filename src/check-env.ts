import * as v from 'valibot';
import { DIALECTS } from './api/dialects/dialect.ts';
import { DialectSchema } from './api/dialects/dialect-schema.ts';
import { readEnv } from './env.ts';
import { analyticsTool } from './lib/analytics-tool.ts';
import { isMocked } from './lib/is-mocked.ts';
import { AUTH_METHODS } from './lib/auth-methods.ts';
import { type Variable, VARIABLES } from './variables.ts';

const optionalText = v.optional(v.pipe(v.string(), v.trim()), '');

/** The values that each kind of variable accepts, besides none. */
const KINDS: Record<Variable['kind'], v.GenericSchema<unknown, string>> = {
  category: formed(/^[\w-]+$/, 'the id of a news category'),
  chat: addressOrPath(
    'a path of your server such as /ai/chat, or an address such as https://ai.example.com/v1/chat/completions',
  ),
  color: formed(/^#?([\da-f]{3}){1,2}$/i, 'a colour such as #12855A'),
  dialect: oneOf(Object.keys(DIALECTS)),
  flag: oneOf(['true', 'false']),
  language: oneOf(['en']),
  // An unknown method only causes a warning.
  methods: optionalText,
  origin: checked(isOrigin, 'an origin such as https://api.example.com'),
  path: formed(/^\/[\w.-]+(\/[\w.-]+)*$/, 'a path such as /enquiry'),
  script: addressOrPath(
    'an address such as https://stats.example.com/script.js, or a path such as /umami/script.js',
  ),
  site: formed(/^[\w-]+$/, 'the id that the statistics gave the site'),
  switch: oneOf(['on', 'off']),
  text: optionalText,
};

const EnvSchema = v.object(
  Object.fromEntries(
    Object.values<Variable>(VARIABLES).map(({ name, kind }) => [name, KINDS[kind]]),
  ),
);

/**
 * Validates the environment variables at build or server start, so that the app can rely on them.
 * @returns warnings
 * @throws Error that names each invalid variable and the expected value
 */
export function checkEnv(raw: Record<string, unknown>): string[] {
  const result = v.safeParse(EnvSchema, raw);
  const wrong = [...wrongIn(result), ...wrongInDialects(DIALECTS)];
  if (!result.success || wrong.length > 0) {
    throw new Error(`Wrong environment variables (see .env.example)\n${wrong.join('\n')}`);
  }
  const unknown = String(result.output.VITE_AUTH_METHOD)
    .split(',')
    .filter((name) => name !== '' && !AUTH_METHODS.some((known) => known === name.trim()));
  return unknown.map(
    (name) =>
      `VITE_AUTH_METHOD: expected ${AUTH_METHODS.join(', ')}, got ${JSON.stringify(name.trim())}, which signs in as jwt does`,
  );
}

/**
 * The constants that keep the code of absent parts out of a build, for Vite's `define`. Code reads each by its full
 * name, `import.meta.env.HAS_CASES`: behind a condition on an imported constant, the bundler would still write a file
 * for the code that is left out.
 * @param raw as for `readEnv`
 * @returns 'yes' for each part that the build has, '' for the others
 */
export function partsOf(raw: Record<string, unknown>): Record<string, string> {
  const env: Record<string, unknown> = readEnv(raw);
  const parts = Object.entries<Variable>(VARIABLES).flatMap(([key, { part }]) =>
    part === undefined ? [] : [[`import.meta.env.${part}`, JSON.stringify(env[key] ? 'yes' : '')]],
  );
  return Object.fromEntries(parts);
}

/**
 * Checks that a development server with the mocked API has no other dialect, because the mock in the browser does not
 * speak it.
 * @throws Error that says what to do
 */
export function checkMocked(raw: Record<string, unknown>): void {
  // A page with `?mock=dialect=…` chooses the dialect itself (`tools/mock-api/vite-plugin.ts`).
  if (raw.VITE_MOCK_DIALECT) return;
  const { VITE_API_DIALECT: name = '' } = raw;
  if (!isMocked(raw) || typeof name !== 'string' || ['', 'ours'].includes(name)) return;
  throw new Error(
    `VITE_API_DIALECT=${name}: the mocked API does not speak so. Set VITE_API_HOST as well (\`npm run api\` ` +
      'serves mocks that do), or write it into .env.production, for builds only.',
  );
}

/**
 * The faults in the dialect objects, each as a sentence that names the dialect and the key.
 * @param dialects by name
 */
export function wrongInDialects(dialects: Record<string, unknown>): string[] {
  return Object.entries(dialects).flatMap(([name, dialect]) =>
    (v.safeParse(DialectSchema, dialect).issues ?? []).map(
      (issue) =>
        `Dialect ${name}: ${v.getDotPath(issue) ?? '?'}: expected ${expected(issue)}, got ${issue.received}`,
    ),
  );
}

function wrongIn(result: v.SafeParseResult<typeof EnvSchema>): string[] {
  if (!result.success) {
    return result.issues.map(
      (issue) =>
        `${v.getDotPath(issue) ?? '?'}: expected ${expected(issue)}, got ${issue.received}`,
    );
  }
  const env = readEnv(result.output);
  if (env.analyticsUrl !== '' && env.analyticsId === '') {
    if (analyticsTool(env.analyticsUrl) !== 'baidu') {
      return ['VITE_ANALYTICS_ID: expected the id of the site, because VITE_ANALYTICS_URL is set'];
    }
  }
  const isComplete = env.auth0Domain !== '' && env.auth0ClientId !== '';
  if (!env.authMethods.includes('auth0') || isComplete) return [];
  return ['VITE_AUTH0_DOMAIN and VITE_AUTH0_CLIENT_ID: expected both for the sign-in method auth0'];
}

function expected(issue: v.BaseIssue<unknown>): string {
  // Valibot's own messages begin so.
  const isOwn = !issue.message.startsWith('Invalid ');
  return isOwn ? issue.message : (issue.expected ?? issue.message);
}

function oneOf(values: string[]) {
  return v.optional(v.picklist(['', ...values]), '');
}

/** A text that is empty or passes `isRight`; `words` describes it in the error message. */
function checked(isRight: (value: string) => boolean, words: string) {
  return v.pipe(
    optionalText,
    v.check((value) => value === '' || isRight(value), words),
  );
}

function formed(form: RegExp, words: string) {
  return checked((value) => form.test(value), words);
}

function addressOrPath(words: string) {
  return checked((value) => {
    if (/^\/(?!\/)/.test(value)) return true;
    return URL.canParse(value) && new URL(value).protocol === 'https:';
  }, words);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
}
