import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from '#tools/browser/on-path.ts';
import { freePort, type Host, startHost } from '#tests/support/start-host.ts';
import type { HostOptions } from './host-options.ts';

const EXAMPLE = join(import.meta.dirname, '..', '..', 'deploy', 'Caddyfile');
/** Loopback only, and nothing that could be in the way of a Caddy that runs already. */
const GLOBAL_OPTIONS = '{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n';

export const [caddy] = onPath(['caddy']);

/** Starts Caddy with the example. */
export async function startCaddy({ root, variables }: HostOptions): Promise<Host> {
  const port = await freePort();
  const work = mkdtempSync(join(tmpdir(), 'caddy-'));
  const config = join(work, 'Caddyfile');
  writeFileSync(config, GLOBAL_OPTIONS + readFileSync(EXAMPLE, 'utf8'));
  const host = await startHost(port, {
    program: caddy ?? 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', config],
    env: { HOME: work, SITE: `http://127.0.0.1:${port}`, ROOT: root, ...variables },
  });
  return {
    ...host,
    stop: async () => {
      await host.stop();
      rmSync(work, { recursive: true });
    },
  };
}
