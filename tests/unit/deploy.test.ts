import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cacheControl, contentSecurityPolicy, securityHeaders } from '../../deploy/headers.ts';

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', 'deploy', name), 'utf8');

/** What stands in a file as `Name "value"`, by the lines that fit, where there are no statistics and no videos. */
function headersIn(text: string, line: RegExp): Record<string, string> {
  const filled = text.replaceAll(/\$(?:analytics|video)|\{(?:analytics|video)\}/g, '');
  return Object.fromEntries(
    filled.matchAll(line).map(([, name = '', value = '']) => [name, value] as const),
  );
}

it('the nginx example sends the headers that the tests run under', () => {
  const headers = headersIn(read('security-headers.conf'), /^add_header (\S+) "(.+)" always;$/gm);
  expect(headers).toEqual(securityHeaders());
});

it('the nginx example sends them from every location', () => {
  const locations = read('nginx.conf.template')
    .split(/^ {2}location /m)
    .slice(1);
  expect(locations.length).toBeGreaterThan(3);
  for (const location of locations) {
    expect(location).toContain('include /etc/nginx/security-headers.conf;');
  }
});

it('the Caddy example sends the headers that the tests run under', () => {
  const [, block = ''] = /^\theader \{\n(.+?)^\t\}/ms.exec(read('Caddyfile')) ?? [];
  expect(headersIn(block, /^\t\t(\S+) "(.+)"$/gm)).toEqual(securityHeaders());
});

it.each(['nginx.conf.template', 'Caddyfile'])(
  '%s lets browsers keep /assets/ for ever, and revalidate each time what a deploy changes',
  (name) => {
    const parts = read(name)
      .split(/^(?: {2}location|\thandle) /m)
      .slice(1)
      .filter((part) => !part.includes('API_ORIGIN'));
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) {
      const [, kept] = /Cache-Control "([^"]+)"/.exec(part) ?? [];
      const path = /^(?:\^~ )?\/assets\//.test(part) ? '/assets/program.js' : '/version.json';
      expect(kept, part).toBe(cacheControl(path));
    }
    for (const path of ['/', '/home', '/index.html', '/version.json', '/locales/cn/common.json']) {
      expect(cacheControl(path)).toBe('no-cache');
    }
    expect(cacheControl('/assets/program.js')).toContain('immutable');
    // A file that a deploy took away is no file any more, and no page in its place.
    expect(read(name)).toContain(name === 'Caddyfile' ? '@there file' : 'try_files $uri =404;');
  },
);

/** What the container's check says of these variables, and its exit status. */
function checkVariables(variables: Record<string, string>) {
  const { status, stderr } = spawnSync('sh', ['deploy/check-variables.sh'], {
    env: { API_PREFIX: '/api', UPLOADS_PREFIX: '/uploads', ...variables },
    encoding: 'utf8',
  });
  return { status, stderr };
}

it.each<Record<string, string>>([
  { API_ORIGIN: 'http://api:8080' },
  { API_ORIGIN: 'https://api.example', API_PREFIX: '/prod-api', UPLOADS_PREFIX: '/profile' },
])('the container starts with %j', (variables) => {
  expect(checkVariables(variables)).toEqual({ status: 0, stderr: '' });
});

it.each<[Record<string, string>, string]>([
  [{}, 'API_ORIGIN is not set'],
  [{ API_ORIGIN: 'api:8080' }, 'API_ORIGIN is not set'],
  [{ API_ORIGIN: 'http://api:8080/' }, 'API_ORIGIN has a path'],
  [{ API_ORIGIN: 'http://api', API_PREFIX: '/api/' }, 'API_PREFIX ends with a slash'],
  [{ API_ORIGIN: 'http://api', API_PREFIX: 'api' }, 'API_PREFIX is not a path'],
  [{ API_ORIGIN: 'http://api', UPLOADS_PREFIX: '/api' }, 'UPLOADS_PREFIX is the same'],
])('the container refuses to start with %j and says why', (variables, words) => {
  const { status, stderr } = checkVariables(variables);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
});

it('the container is built as `npm ci` works here, prerendered if asked, and watched', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/^COPY package\.json package-lock\.json \.npmrc \.\/$/m);
  expect(dockerfile).toMatch(/^ARG SITE=$/m);
  expect(dockerfile).toContain('npm run prerender -- ');
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  const places = [...read('nginx.conf.template').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  const given = [...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=/g)];
  const names = ['API_ORIGIN', ...given.map(([, name]) => name)];
  expect(new Set(places)).toEqual(new Set(names));
});

it('allows no script but the site’s own files, and no framing by other sites', () => {
  const policy = contentSecurityPolicy();
  // The hash is the one of the script in the page itself.
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain("object-src 'none';");
  expect(policy).toContain("base-uri 'none';");
  expect(policy).toContain("frame-ancestors 'self';");
  expect(policy).toContain("require-trusted-types-for 'script';");
});

it('allows other origins where there are any', () => {
  const policy = contentSecurityPolicy({
    api: 'https://api.example',
    assets: 'https://img.example',
    auth0: 'https://tenant.example',
    analytics: 'https://stats.example',
    video: 'https://player.example https://v.example',
  });
  expect(policy).toContain(
    "connect-src 'self' https://api.example https://img.example https://tenant.example https://stats.example;",
  );
  expect(policy).toContain("img-src 'self' data: blob: https://img.example https://stats.example;");
  expect(policy).toContain(
    "frame-src 'self' https://tenant.example https://player.example https://v.example;",
  );
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/stats\.example;/);
});
