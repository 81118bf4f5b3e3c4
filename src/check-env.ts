import * as v from 'valibot';
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

const METHODS = '(?:(?:GET|POST|PUT|PATCH|DELETE) )?';
const PATH = String.raw`\/[\w./*{}-]*`;
const METHOD_NAME = AUTH_METHODS.join('|');
const RULE = String.raw`\s*\/[\w./*-]*=${METHODS}${PATH}\s*`;

const apiVariables = {
  VITE_API_HOST: host,
  VITE_API_PREFIX: formed(/^\/([\w.-]+(\/[\w.-]+)*)?$/, 'a path such as /prod-api, or /'),
  VITE_API_PATHS: formed(new RegExp(`^${RULE}(?:,${RULE})*$`), 'ours=theirs,/*/get=/*/{id}'),
  VITE_API_SUCCESS_FIELD: formed(/^\w+$/, 'the name of a field'),
  VITE_API_SUCCESS_VALUES: formed(/^[\w-]+(,[\w-]+)*$/, 'values with commas between'),
  VITE_API_PAGE_QUERY: v.pipe(
    optionalText,
    v.check((value) => value === '' || isPageQuery(value), 'a query with {pageNo} and {pageSize}'),
  ),
  VITE_API_SHOWN_STATUS: v.optional(v.picklist(['0', '1', '']), ''),
  VITE_API_DATES: v.optional(v.picklist(['iso', 'local', 'epoch', '']), ''),
  VITE_API_TOKEN_HEADER: formed(/^[\w-]+$/, 'the name of a header'),
  VITE_API_TOKEN_FORM: formed(/^[^{}]*\{token\}[^{}]*$/, 'a text with {token}'),
  VITE_API_UPLOAD_FIELD: formed(/^[\w[\]-]+$/, 'the name of a form field'),
  VITE_CONTENT_FIELDS: formed(
    /^(?=.*\w\{|.*\}\w)\w*\{field\}\w*$/,
    'a name with {field}, such as {field}_en',
  ),
};

const EnvSchema = v.object({
  ...apiVariables,
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
  VITE_AUTH_INFO: flag,
  VITE_AUTH_PERMISSIONS: formed(/^\w+$/, 'the name of a field such as permissions'),
  VITE_AUTH_REFRESH: formed(/^\/[\w./-]+$/, 'a path such as /user/refresh'),
  VITE_CAPTCHA: flag,
  VITE_PHOTO_UPDATE_PATH: formed(/^\/[\w./-]+$/, 'a path such as /show/update'),
  VITE_PHOTO_DELETE_PATH: formed(/^\/[\w./-]+$/, 'a path such as /show/delete'),
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
  const wrong = wrongIn(result);
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
 * Checks that a development server with the mocked API has no variables of another dialect, because the
 * mock only supports the default dialect.
 * @throws Error that names the variables to remove
 */
export function checkMocked(raw: Record<string, unknown>): void {
  // The page asked for this dialect (`tools/mock-api/vite-plugin.ts`), and its mock speaks it.
  if (raw.VITE_MOCK_DIALECT) return;
  const ways = Object.keys(apiVariables).filter((name) => name !== 'VITE_API_HOST' && raw[name]);
  if (!isMocked(raw) || ways.length === 0) return;
  throw new Error(
    `${ways.join(', ')}: the mocked API does not speak so. Set VITE_API_HOST as well (\`npm run api\` ` +
      'serves mocks that do), or write them into .env.production, for builds only.',
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
  if (env.VITE_AUTH_INFO === 'true' && !methods.includes('jwtlocal')) {
    return ['VITE_AUTH_INFO: expected the sign-in method jwtlocal; other tokens name the role'];
  }
  if (env.VITE_AUTH_REFRESH !== '' && methods.every((method) => method === 'auth0')) {
    return [
      "VITE_AUTH_REFRESH: expected the sign-in method jwtlocal or jwt; Auth0's tokens are its own",
    ];
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
  return issue.kind === 'schema' ? (issue.expected ?? issue.message) : issue.message;
}

const PLACES = /^(pageNo|pageIndex|offset|pageSize|sortField|sortOrder|keyword)$/;

/** Requires a page (or offset) and a page size; an unknown placeholder would never be replaced. */
function isPageQuery(value: string): boolean {
  const places = [...value.matchAll(/\{(.*?)\}/g)].map(([, name = '']) => name);
  const isPaged = places.some((name) => /^(pageNo|pageIndex|offset)$/.test(name));
  const isKnown = places.every((name) => PLACES.test(name));
  return isPaged && isKnown && places.includes('pageSize');
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
