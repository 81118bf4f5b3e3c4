import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { startHttpMock } from '#src/mocks/http.ts';
import { onlyArgument, origin, UsageError, wholeNumber } from '../command-line.ts';
import type { Site } from './site.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** The default address of `npm run preview`. */
const LOCAL = 'http://localhost:4173';

export const OPTIONS_USAGE = `  [host]           whose API has the data: VITE_API_HOST by default, otherwise the mocked API
  --site <origin>  the site's own address, if the API has another one
  --dist <folder>  the build: dist by default
`;

/**
 * Parses `[host] [--site origin] [--dist folder]` and starts the mocked API if no other is named.
 * @throws UsageError, or an error of parseArgs
 */
export async function readArguments(
  args: string[],
  { takesLimit = false } = {},
): Promise<Site & { limit?: number; close: () => Promise<void> }> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      limit: { type: 'string' },
    },
  });
  if (values.limit !== undefined && !takesLimit) throw new UsageError("Unknown option '--limit'");
  const named = onlyArgument(positionals);
  const { VITE_API_HOST: builtFor } = loadEnv('production', ROOT, 'VITE_');
  const host = named ?? (builtFor || undefined);
  const api = host === undefined ? undefined : origin('The host', host);
  const site = origin('--site', values.site ?? named ?? LOCAL);
  const mock = api === undefined ? await startHttpMock({ port: 0 }) : undefined;
  return {
    folder: values.dist,
    api: api ?? mock?.url ?? LOCAL,
    origin: site,
    ...(values.limit !== undefined && { limit: wholeNumber('--limit', values.limit) }),
    close: async () => mock?.close(),
  };
}
