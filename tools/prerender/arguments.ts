import { parseArgs } from 'node:util';
import { startHttpMock } from '#src/mocks/http.ts';
import type { Site } from './site.ts';

/** Where `npm run preview` stands. */
const LOCAL = 'http://localhost:4173';

/**
 * The command line: `[host] [--site origin] [--dist folder]`. The host answers /api; without one the
 * mock does. `--site` is where visitors open the site, where that is not the host.
 */
export async function readArguments(): Promise<Site & { close: () => Promise<void> }> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, dist: { type: 'string', default: 'dist' } },
  });
  const [host] = positionals;
  const mock = host === undefined ? await startHttpMock({ port: 0 }) : undefined;
  return {
    folder: values.dist,
    api: new URL(host ?? mock?.url ?? LOCAL).origin,
    origin: new URL(values.site ?? host ?? LOCAL).origin,
    close: async () => mock?.close(),
  };
}
