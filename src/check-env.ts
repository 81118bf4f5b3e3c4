import * as v from 'valibot';

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

/**
 * Checks the variables of `import.meta.env` where the app is started or built, so that its pages need not.
 * @throws Error that names every variable whose value does not fit, and what would (A1).
 */
export function checkEnv(raw: Record<string, unknown>): void {
  const wrong = wrongIn(v.safeParse(EnvSchema, raw));
  if (wrong.length > 0) {
    throw new Error(`Wrong environment variables (see .env.example)\n${wrong.join('\n')}`);
  }
}

function wrongIn(result: v.SafeParseResult<typeof EnvSchema>): string[] {
  if (!result.success) {
    return result.issues.map(
      (issue) =>
        `${v.getDotPath(issue) ?? '?'}: expected ${expected(issue)}, got ${issue.received}`,
    );
  }
  const env = result.output;
  const isComplete = env.VITE_AUTH0_DOMAIN !== '' && env.VITE_AUTH0_CLIENT_ID !== '';
  if (env.VITE_AUTH_METHOD !== 'auth0' || isComplete) return [];
  return [
    'VITE_AUTH0_DOMAIN and VITE_AUTH0_CLIENT_ID: expected both, because VITE_AUTH_METHOD is auth0',
  ];
}

function expected(issue: v.BaseIssue<unknown>): string {
  return issue.kind === 'schema' ? (issue.expected ?? issue.message) : issue.message;
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
}
