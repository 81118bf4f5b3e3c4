import { readAuthMethod, readAuthMethods } from './lib/auth-methods.ts';
import type { AuthMethod } from './lib/auth-methods.ts';
import { isMocked } from './lib/is-mocked.ts';

/** The configuration of a build; `.env.example` documents the variables. */
export type Env = {
  apiHost: string;
  authMethod: AuthMethod;
  /** Those that the sign-in pages offer, the configured one among them. */
  authMethods: AuthMethod[];
  auth0: { domain: string; clientId: string; audience: string };
  /** Whether anybody may create an account. */
  signUp: boolean;
  mock: boolean;
  /** The site's name where no company information has one; '' for the one in the texts. */
  siteName: string;
  icp: string;
  policeIcp: string;
  launchDate: string;
  /** Path of the calls for visitors' enquiries; '' where the server takes none. */
  enquiryPath: string;
  /** Path (of our own server) or address of the chat completions that draft texts; '' where there are none. */
  aiUrl: string;
  aiModel: string;
  /** Whether visitors' pages are recorded by the calls of the access log. */
  recordVisits: boolean;
  /** Id of the news category whose items are cases; '' where there are none. */
  caseCategory: string;
};

/** Converts the environment variables, which `check-env.ts` has validated before. */
export function readEnv(raw: Record<string, unknown>): Env {
  const text = (name: `VITE_${string}`) => {
    const value = raw[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const apiHost = text('VITE_API_HOST').replace(/\/+$/, '');
  const authMethod = readAuthMethod(text('VITE_AUTH_METHOD'));
  const mock = raw.DEV === true && isMocked(raw);
  /** A call beyond the specification; the mock has it. */
  const optionalPath = (name: `VITE_${string}`, mocked: string) =>
    text(name) || (mock ? mocked : '');
  return {
    apiHost,
    authMethod,
    authMethods: readAuthMethods(text('VITE_AUTH_METHODS'), authMethod),
    auth0: {
      domain: text('VITE_AUTH0_DOMAIN'),
      clientId: text('VITE_AUTH0_CLIENT_ID'),
      audience: text('VITE_AUTH0_AUDIENCE'),
    },
    signUp: text('VITE_SIGN_UP') !== 'off',
    mock,
    siteName: text('VITE_SITE_NAME'),
    icp: text('VITE_ICP'),
    policeIcp: text('VITE_POLICE_ICP'),
    launchDate: text('VITE_LAUNCH_DATE'),
    enquiryPath: optionalPath('VITE_ENQUIRY_PATH', '/enquiry'),
    aiUrl: optionalPath('VITE_AI_URL', '/ai/chat'),
    aiModel: text('VITE_AI_MODEL') || 'default',
    recordVisits: (text('VITE_RECORD_VISITS') || String(mock)) === 'true',
    // The mock has cases in its sixth category.
    caseCategory: text('VITE_CASE_CATEGORY') || (mock ? '6' : ''),
  };
}

/** The configuration of this build, except `VITE_API_DIALECT`, which `api/dialect.ts` reads. */
export const env: Env = readEnv({
  DEV: import.meta.env.DEV,
  VITE_API_HOST: import.meta.env.VITE_API_HOST,
  VITE_AUTH_METHOD: import.meta.env.VITE_AUTH_METHOD,
  VITE_AUTH_METHODS: import.meta.env.VITE_AUTH_METHODS,
  VITE_AUTH0_DOMAIN: import.meta.env.VITE_AUTH0_DOMAIN,
  VITE_AUTH0_CLIENT_ID: import.meta.env.VITE_AUTH0_CLIENT_ID,
  VITE_AUTH0_AUDIENCE: import.meta.env.VITE_AUTH0_AUDIENCE,
  VITE_SIGN_UP: import.meta.env.VITE_SIGN_UP,
  VITE_MOCK: import.meta.env.VITE_MOCK,
  VITE_SITE_NAME: import.meta.env.VITE_SITE_NAME,
  VITE_ICP: import.meta.env.VITE_ICP,
  VITE_POLICE_ICP: import.meta.env.VITE_POLICE_ICP,
  VITE_LAUNCH_DATE: import.meta.env.VITE_LAUNCH_DATE,
  VITE_ENQUIRY_PATH: import.meta.env.VITE_ENQUIRY_PATH,
  VITE_AI_URL: import.meta.env.VITE_AI_URL,
  VITE_AI_MODEL: import.meta.env.VITE_AI_MODEL,
  VITE_RECORD_VISITS: import.meta.env.VITE_RECORD_VISITS,
  VITE_CASE_CATEGORY: import.meta.env.VITE_CASE_CATEGORY,
});
