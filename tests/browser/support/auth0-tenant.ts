import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '#tools/preview/listen.ts';

/** The tenant's origin; `.test` is a reserved domain that never exists. */
export const TENANT = 'http://tenant.test';
export const CLIENT_ID = 'corporate-website';

const ONE_HOUR = 3600;

type TenantOptions = {
  /** The access token that the API accepts. */
  accessToken: () => string;
};

/**
 * Starts the parts of an Auth0 tenant that a single-page app needs. The browser reaches it as a proxy,
 * so that its host name needs no DNS. `state` sets what the user does there.
 */
export async function startTenant({ accessToken }: TenantOptions) {
  const state = {
    /** Whether the user declines on the tenant's page instead of signing in. */
    refuses: false,
    requests: [] as string[],
  };
  const nonces = new Map<string, string>();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

  const authorize = ({ searchParams: asked }: URL, response: ServerResponse) => {
    const code = `code-${nonces.size}`;
    nonces.set(code, asked.get('nonce') ?? '');
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    if (state.refuses) {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'The person said no');
    } else back.searchParams.set('code', code);
    response.writeHead(302, { Location: back.href }).end();
  };

  const token = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await readText(request));
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: `${TENANT}/`,
      aud: CLIENT_ID,
      sub: 'auth0|7',
      nickname: '林青禾',
      nonce: nonces.get(form.get('code') ?? ''),
      iat: now,
      exp: now + ONE_HOUR,
    };
    const head = [{ alg: 'RS256', typ: 'JWT', kid: 'k' }, claims].map(encode).join('.');
    const signature = sign('RSA-SHA256', Buffer.from(head), privateKey).toString('base64url');
    const body = {
      access_token: accessToken(),
      id_token: `${head}.${signature}`,
      token_type: 'Bearer',
      expires_in: ONE_HOUR,
      scope: 'openid profile email',
    };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', TENANT);
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Headers', '*, auth0-client');
    state.requests.push(`${request.method} ${url.pathname}`);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (url.pathname === '/authorize') authorize(url, response);
    else if (url.pathname === '/oauth/token') void token(request, response);
    else if (url.pathname === '/v2/logout') {
      response.writeHead(302, { Location: url.searchParams.get('returnTo') ?? '' }).end();
    } else response.writeHead(404).end();
  });
  const { url: proxy, close } = await listen(server);
  return { proxy, close, state };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
