/**
 * The variables of a build: the kind of value, the value where nothing is set (`byDefault`), and the one while the
 * mocked API answers (`mocked`). `part` names the constant that keeps the code of an absent part out of a build.
 * `.env.example` explains each variable to people.
 */
export const VARIABLES = {
  apiHost: { name: 'VITE_API_HOST', kind: 'origin' },
  apiDialect: { name: 'VITE_API_DIALECT', kind: 'dialect' },
  contentLanguages: {
    name: 'VITE_CONTENT_LANGUAGES',
    kind: 'language',
    mocked: 'en',
    part: 'HAS_ENGLISH',
  },
  downloads: { name: 'VITE_DOWNLOADS', kind: 'flag', mocked: 'true', part: 'HAS_DOWNLOADS' },
  mock: { name: 'VITE_MOCK', kind: 'flag' },
  authMethods: { name: 'VITE_AUTH_METHOD', kind: 'methods' },
  auth0Domain: { name: 'VITE_AUTH0_DOMAIN', kind: 'text' },
  auth0ClientId: { name: 'VITE_AUTH0_CLIENT_ID', kind: 'text' },
  auth0Audience: { name: 'VITE_AUTH0_AUDIENCE', kind: 'text' },
  signUp: { name: 'VITE_SIGN_UP', kind: 'switch', byDefault: 'off', mocked: 'on' },
  siteName: { name: 'VITE_SITE_NAME', kind: 'text' },
  brandColor: { name: 'VITE_BRAND_COLOR', kind: 'color', part: 'HAS_BRAND_COLOR' },
  icp: { name: 'VITE_ICP', kind: 'text' },
  policeIcp: { name: 'VITE_POLICE_ICP', kind: 'text' },
  enquiryPath: {
    name: 'VITE_ENQUIRY_PATH',
    kind: 'path',
    mocked: '/enquiry',
    part: 'HAS_ENQUIRIES',
  },
  aiUrl: { name: 'VITE_AI_URL', kind: 'chat', mocked: '/ai/chat', part: 'HAS_WRITING_HELP' },
  aiModel: { name: 'VITE_AI_MODEL', kind: 'text', byDefault: 'default' },
  analyticsUrl: { name: 'VITE_ANALYTICS_URL', kind: 'script', part: 'HAS_ANALYTICS' },
  analyticsId: { name: 'VITE_ANALYTICS_ID', kind: 'site' },
  recordVisits: { name: 'VITE_RECORD_VISITS', kind: 'flag', mocked: 'true', part: 'HAS_VISITS' },
  // The mock has cases in its sixth category.
  caseCategory: { name: 'VITE_CASE_CATEGORY', kind: 'category', mocked: '6', part: 'HAS_CASES' },
} as const satisfies Record<string, Variable>;

export type Variable = {
  name: `VITE_${string}`;
  /** `check-env.ts` has the accepted values of each kind. */
  kind:
    | 'category'
    | 'chat'
    | 'color'
    | 'dialect'
    | 'flag'
    | 'language'
    | 'methods'
    | 'origin'
    | 'path'
    | 'script'
    | 'site'
    | 'switch'
    | 'text';
  byDefault?: string;
  mocked?: string;
  part?: `HAS_${string}`;
};
