import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { onPath } from '#tools/browser/on-path.ts';
import { freePort, type Host, startHost } from '#tests/support/start-host.ts';
import type { HostOptions } from './host-options.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy');
/** As Debian's package installs it. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** As in the Dockerfile. */
const VARIABLES = {
  API_PREFIX: '/api',
  STRIP_PREFIX: '-',
  UPLOADS_PREFIX: '/uploads',
  ANALYTICS_ORIGIN: '',
  VIDEO_ORIGINS: '',
};

/** Debian has it in a folder that is not in the PATH of people. */
export const nginx: string | undefined = [...onPath(['nginx']), '/usr/sbin/nginx'].find((path) =>
  existsSync(path),
);

export const hasBrotli: boolean = existsSync(BROTLI);

/** Starts nginx with the example, whose places are filled in as the nginx image does it. */
export async function startNginx({ root, variables }: HostOptions): Promise<Host> {
  const port = await freePort();
  const work = mkdtempSync(join(tmpdir(), 'nginx-'));
  const site = Object.entries({ ...VARIABLES, ...variables })
    .reduce(
      (text, [name, value]) => text.replaceAll(`\${${name}}`, value),
      readFileSync(join(DEPLOY, 'nginx.conf.template'), 'utf8'),
    )
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/usr/share/nginx/html', root)
    .replaceAll('/etc/nginx/security-headers.conf', join(DEPLOY, 'security-headers.conf'))
    .replace('# brotli_static', hasBrotli ? 'brotli_static' : '# brotli_static');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(work, name)};`,
  );
  const config = [
    // The workers have to read the build, which only this person can.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ...(hasBrotli ? [`load_module ${BROTLI};`] : []),
    'daemon off;',
    `pid ${join(work, 'nginx.pid')};`,
    'error_log stderr;',
    'events {}',
    'http {',
    'include /etc/nginx/mime.types;',
    'access_log off;',
    ...folders,
    site,
    '}',
  ];
  writeFileSync(join(work, 'nginx.conf'), config.join('\n'));
  const host = await startHost(port, {
    program: nginx ?? 'nginx',
    args: ['-p', work, '-e', 'stderr', '-c', join(work, 'nginx.conf')],
  });
  return {
    ...host,
    stop: async () => {
      await host.stop();
      rmSync(work, { recursive: true });
    },
  };
}
