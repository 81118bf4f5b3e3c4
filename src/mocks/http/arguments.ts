import { parseArgs } from 'node:util';
import type { DatabaseOptions } from '../database.ts';

export type HttpMockOptions = Omit<DatabaseOptions, 'pictures' | 'files'> & {
  /** 0 is any free one; 3001 without it. */
  port?: number;
  /** A folder that keeps uploads; without it they are kept in memory. */
  uploads?: string;
  /** A file that keeps what was written, over restarts. */
  state?: string;
};

/** The command line's options: `--port 0 --uploads dir --state file --rows news=100000`. */
export function readArguments(args: string[]): HttpMockOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      uploads: { type: 'string' },
      state: { type: 'string' },
      seed: { type: 'string' },
      rows: { type: 'string', multiple: true, default: [] },
    },
  });
  const rows = Object.fromEntries(values.rows.map((text) => text.split('=')));
  return {
    ...numbers({ port: values.port, seed: values.seed }),
    ...texts({ uploads: values.uploads, state: values.state }),
    rows: numbers({ news: rows.news, accessLog: rows['access-log'] }),
  };
}

function texts(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** @throws Error that names an option whose value is no whole number. */
function numbers(values: Record<string, string | undefined>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(texts(values)).map(([name, value]) => {
      const number = Number(value);
      if (!Number.isInteger(number) || number < 0) throw new Error(`--${name}: not a number`);
      return [name, number];
    }),
  );
}
