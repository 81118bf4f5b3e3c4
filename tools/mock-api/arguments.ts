import { parseArgs } from 'node:util';
import type { HttpMockOptions } from '#src/mocks/http.ts';
import { type DialectName, DIALECTS, isDialect } from '#src/mocks/http/dialects/all.ts';
import { portNumber, UsageError, wholeNumber } from '../command-line.ts';

export const USAGE = `npm run api -- [options]

Serves the mocked API on this machine, until Ctrl+C.

  --port <number>      3001 by default; 0 is any free one
  --dialect <name>     speaks as another server: ${Object.keys(DIALECTS).join(', ')}
  --state <file>       stores the data in a file, so that it survives a restart
  --uploads <folder>   stores uploaded files in a folder
  --rows <name=count>  makes more sample data: news=100000, products=5000, access-log=100000; can be repeated
`;

/**
 * Parses the command line.
 * @throws UsageError, or an error of parseArgs
 */
export function readArguments(args: string[]): HttpMockOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      uploads: { type: 'string' },
      state: { type: 'string' },
      dialect: { type: 'string' },
      rows: { type: 'string', multiple: true, default: [] },
    },
  });
  const { port, uploads, state, dialect } = values;
  return {
    ...(port !== undefined && { port: portNumber(port) }),
    ...(uploads !== undefined && { uploads }),
    ...(state !== undefined && { state }),
    ...(dialect !== undefined && { dialect: dialectOf(dialect) }),
    rows: Object.assign({}, ...values.rows.map(rowsOf)),
  };
}

function dialectOf(name: string): DialectName {
  if (isDialect(name)) return name;
  throw new UsageError(`--dialect: not one of ${Object.keys(DIALECTS).join(', ')}: ${name}`);
}

function rowsOf(text: string): HttpMockOptions['rows'] {
  const [name, count = ''] = text.split('=');
  if (name === 'news') return { news: wholeNumber('--rows news', count) };
  if (name === 'products') return { products: wholeNumber('--rows products', count) };
  if (name === 'access-log') return { accessLog: wholeNumber('--rows access-log', count) };
  throw new UsageError(`--rows: not news=<count>, products=<count> or access-log=<count>: ${text}`);
}
