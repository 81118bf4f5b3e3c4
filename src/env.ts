import * as v from 'valibot';

const optionalText = v.optional(v.pipe(v.string(), v.trim()), '');
const flag = v.optional(v.picklist(['true', 'false', '']), '');
const host = v.pipe(
  optionalText,
  v.check((value) => value === '' || isOrigin(value), 'an origin such as https://api.example.com'),
  v.transform((value) => value.replace(/\/+$/, '')),
);

const date = v.pipe(
  optionalText,
  v.check((value) => value === '' || !Number.isNaN(Date.parse(value)), 'an ISO 8601 date'),
);

const EnvSchema = v.object({
  VITE_API_HOST: host,
  VITE_AUTH_METHOD: v.optional(v.picklist(['jwtlocal', 'jwt', 'auth0', '']), ''),
  VITE_AUTH0_DOMAIN: optionalText,
  VITE_AUTH0_CLIENT_ID: optionalText,
  VITE_AUTH0_AUDIENCE: optionalText,
  VITE_CAPTCHA: flag,
  VITE_MOCK: flag,
  VITE_ICP: optionalText,
  VITE_POLICE_ICP: optionalText,
  VITE_LAUNCH_DATE: date,
});

export type AuthMethod = 'jwtlocal' | 'jwt' | 'auth0';

/** What a build is configured with. Each field stands in `.env.example` under its variable's name. */
export type Env = {
  apiHost: string;
  authMethod: AuthMethod;
  auth0: { domain: string; clientId: string; audience: string };
  captcha: boolean;
  mock: boolean;
  icp: string;
  policeIcp: string;
  launchDate: string;
};

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
}

/**
 * Reads the variables of `import.meta.env`.
 * @throws Error that names every variable whose value does not fit, and what would (A1).
 */
export function parseEnv(raw: Record<string, unknown>): Env {
  const result = v.safeParse(EnvSchema, raw);
  if (!result.success) {
    const lines = result.issues.map(
      (issue) =>
        `${v.getDotPath(issue) ?? '?'}: expected ${expected(issue)}, got ${issue.received}`,
    );
    throw new Error(`Wrong environment variables (see .env.example)\n${lines.join('\n')}`);
  }
  const env = result.output;
  const authMethod = env.VITE_AUTH_METHOD || 'jwtlocal';
  if (authMethod === 'auth0' && !(env.VITE_AUTH0_DOMAIN && env.VITE_AUTH0_CLIENT_ID)) {
    throw new Error(
      'Wrong environment variables (see .env.example)\n' +
        'VITE_AUTH0_DOMAIN and VITE_AUTH0_CLIENT_ID: expected both, because VITE_AUTH_METHOD is auth0',
    );
  }
  return {
    apiHost: env.VITE_API_HOST,
    authMethod,
    auth0: {
      domain: env.VITE_AUTH0_DOMAIN,
      clientId: env.VITE_AUTH0_CLIENT_ID,
      audience: env.VITE_AUTH0_AUDIENCE,
    },
    captcha: env.VITE_CAPTCHA === 'true',
    mock: raw.DEV === true && (env.VITE_MOCK ? env.VITE_MOCK === 'true' : env.VITE_API_HOST === ''),
    icp: env.VITE_ICP,
    policeIcp: env.VITE_POLICE_ICP,
    launchDate: env.VITE_LAUNCH_DATE,
  };
}

function expected(issue: v.BaseIssue<unknown>): string {
  return issue.kind === 'schema' ? (issue.expected ?? issue.message) : issue.message;
}

/** The configuration of this build. Reading it throws where a variable is wrong. */
export const env: Env = parseEnv({ ...import.meta.env });
