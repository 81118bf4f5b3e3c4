import * as v from 'valibot';
import { DIALECTS } from './api/dialects/dialect.ts';
import { DialectSchema } from './api/dialects/dialect-schema.ts';
import { analyticsTool } from './lib/analytics-tool.ts';
import { isMocked } from './lib/is-mocked.ts';
import { AUTH_METHODS, readAuthMethod, readAuthMethods } from './lib/auth-methods.ts';

const optionalText = v.optional(v.pipe(v.string(), v.trim()), '');
const flag = v.optional(v.picklist(['true', 'false', '']), '');
const host = v.pipe(
  optionalText,
  v.check((value) => value === '' || isOrigin(value), 'an origin such as https://api.example.com'),
);

const date = v.pipe(
  optionalText,
  v.check((value) => value === '' || !Number.isNaN(Date.parse(value)), 'an ISO 8601 date'),
);

/** A string that is empty or matches `form`; `words` describes the form in the error message. */
const formed = (form: RegExp, words: string) =>
  v.pipe(
    optionalText,
    v.check((value) => value === '' || form.test(value), words),
  );

const METHOD_NAME = AUTH_METHODS.join('|');

const EnvSchema = v.object({
  VITE_API_HOST: host,
  VITE_API_DIALECT: v.optional(v.picklist(['', ...Object.keys(DIALECTS)]), ''),
  VITE_CONTENT_LANGUAGES: v.optional(v.picklist(['en', '']), ''),
  VITE_DOWNLOADS: flag,
  VITE_AUTH_METHOD: optionalText,
  VITE_AUTH_METHODS: formed(
    new RegExp(`^(?:${METHOD_NAME})(?:\\s*,\\s*(?:${METHOD_NAME}))*$`),
    `some of ${AUTH_METHODS.join(', ')}, with commas between`,
  ),
  VITE_AUTH0_DOMAIN: optionalText,
  VITE_AUTH0_CLIENT_ID: optionalText,
  VITE_AUTH0_AUDIENCE: optionalText,
  VITE_SIGN_UP: v.optional(v.picklist(['on', 'off', '']), ''),
  VITE_MOCK: flag,
  VITE_SITE_NAME: optionalText,
  VITE_BRAND_COLOR: formed(/^#?([\da-f]{3}){1,2}$/i, 'a colour such as #12855A'),
  VITE_ICP: optionalText,
  VITE_POLICE_ICP: optionalText,
  VITE_LAUNCH_DATE: date,
  VITE_ENQUIRY_PATH: formed(/^\/[\w.-]+(\/[\w.-]+)*$/, 'a path such as /enquiry'),
  VITE_AI_URL: v.pipe(
    optionalText,
    v.check(
      (value) => value === '' || isAddressOrPath(value),
      'a path of your server such as /ai/chat, or an address such as https://ai.example.com/v1/chat/completions',
    ),
  ),
  VITE_AI_MODEL: optionalText,
  VITE_ANALYTICS_URL: v.pipe(
    optionalText,
    v.check(
      (value) => value === '' || isAddressOrPath(value),
      'an address such as https://stats.example.com/script.js, or a path such as /umami/script.js',
    ),
  ),
  VITE_ANALYTICS_ID: formed(/^[\w-]+$/, 'the id that the statistics gave the site'),
  VITE_ANALYTICS_CONSENT: v.optional(v.picklist(['ask', '']), ''),
  VITE_RECORD_VISITS: flag,
  VITE_CASE_CATEGORY: formed(/^[\w-]+$/, 'the id of a news category'),
});

export const VARIABLES: string[] = Object.keys(EnvSchema.entries);

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
  const { VITE_AUTH_METHOD: method } = result.output;
  if (method === '' || AUTH_METHODS.some((known) => known === method)) return [];
  return [
    `VITE_AUTH_METHOD: expected ${AUTH_METHODS.join(', ')}, got ${JSON.stringify(method)}, which signs in as jwt does`,
  ];
}

/**
 * Checks that a development server with the mocked API has no other dialect, which the mock in the browser does not
 * speak.
 * @throws Error that says what to do
 */
export function checkMocked(raw: Record<string, unknown>): void {
  // The page asked for this dialect (`tools/mock-api/vite-plugin.ts`), and its mock speaks it.
  if (raw.VITE_MOCK_DIALECT) return;
  const { VITE_API_DIALECT: name = '' } = raw;
  if (!isMocked(raw) || typeof name !== 'string' || ['', 'ours'].includes(name)) return;
  throw new Error(
    `VITE_API_DIALECT=${name}: the mocked API does not speak so. Set VITE_API_HOST as well (\`npm run api\` ` +
      'serves mocks that do), or write it into .env.production, for builds only.',
  );
}

/**
 * What is wrong in the objects of the dialects, each as a sentence that names the dialect and the key.
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
  const env = result.output;
  const configured = readAuthMethod(env.VITE_AUTH_METHOD);
  const methods = readAuthMethods(env.VITE_AUTH_METHODS, configured);
  if (!methods.includes(configured)) {
    return [`VITE_AUTH_METHODS: expected ${configured} among them, which is VITE_AUTH_METHOD`];
  }
  if (env.VITE_ANALYTICS_URL !== '' && env.VITE_ANALYTICS_ID === '') {
    if (analyticsTool(env.VITE_ANALYTICS_URL) !== 'baidu') {
      return ['VITE_ANALYTICS_ID: expected the id of the site, because VITE_ANALYTICS_URL is set'];
    }
  }
  const isComplete = env.VITE_AUTH0_DOMAIN !== '' && env.VITE_AUTH0_CLIENT_ID !== '';
  if (!methods.includes('auth0') || isComplete) return [];
  return ['VITE_AUTH0_DOMAIN and VITE_AUTH0_CLIENT_ID: expected both for the sign-in method auth0'];
}

function expected(issue: v.BaseIssue<unknown>): string {
  const isOwn = issue.kind !== 'schema' || issue.type === 'custom';
  return isOwn ? issue.message : (issue.expected ?? issue.message);
}

function isAddressOrPath(value: string): boolean {
  if (/^\/(?!\/)/.test(value)) return true;
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
}
