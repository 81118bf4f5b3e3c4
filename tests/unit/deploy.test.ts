import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '../../deploy/headers.ts';

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', 'deploy', name), 'utf8');

/** What stands in a file as `Name "value"`, by the lines that fit. */
function headersIn(text: string, line: RegExp): Record<string, string> {
  return Object.fromEntries(
    text.matchAll(line).map(([, name = '', value = '']) => [name, value] as const),
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
  const [, block = ''] = /^\theader \{\n([^}]+)\}/m.exec(read('Caddyfile')) ?? [];
  expect(headersIn(block, /^\t\t(\S+) "(.+)"$/gm)).toEqual(securityHeaders());
});

it('lets no script in but the site’s own files, and nobody frame it', () => {
  const policy = contentSecurityPolicy();
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("object-src 'none';");
  expect(policy).toContain("base-uri 'none';");
  expect(policy).toContain("frame-ancestors 'none';");
  expect(policy).toContain("require-trusted-types-for 'script';");
});

it('names other origins where there are any', () => {
  const policy = contentSecurityPolicy({
    api: 'https://api.example',
    assets: 'https://img.example',
    auth0: 'https://tenant.example',
  });
  expect(policy).toContain(
    "connect-src 'self' https://api.example https://img.example https://tenant.example;",
  );
  expect(policy).toContain("img-src 'self' data: blob: https://img.example;");
  expect(policy).toContain('frame-src https://tenant.example;');
});
