import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { startHttpMock } from '#src/mocks/http.ts';
import type { Site } from './site.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** The default address of `npm run preview`. */
const LOCAL = 'http://localhost:4173';

/**
 * Parses `[host] [--site origin] [--dist folder]`. The API host is the argument, otherwise
 * `VITE_API_HOST`, otherwise the mock. `--site` is the public origin, if it differs from the API host.
 */
export async function readArguments(): Promise<Site & { close: () => Promise<void> }> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, dist: { type: 'string', default: 'dist' } },
  });
  const { VITE_API_HOST: builtFor } = loadEnv('production', ROOT, 'VITE_');
  const host = positionals[0] ?? (builtFor || undefined);
  const mock = host === undefined ? await startHttpMock({ port: 0 }) : undefined;
  return {
    folder: values.dist,
    api: new URL(host ?? mock?.url ?? LOCAL).origin,
    origin: new URL(values.site ?? positionals[0] ?? LOCAL).origin,
    close: async () => mock?.close(),
  };
}
