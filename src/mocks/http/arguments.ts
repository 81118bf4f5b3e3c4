import { parseArgs } from 'node:util';
import type { DatabaseOptions } from '../database.ts';
import { DIALECTS, isDialect } from './dialects/all.ts';
import type { DialectName } from './dialects/all.ts';

export type HttpMockOptions = Omit<DatabaseOptions, 'pictures' | 'files'> & {
  /** 0 for any free port; default 3001. */
  port?: number;
  /** Folder for uploads; default in memory. */
  uploads?: string;
  /** File for the state, kept over restarts. */
  state?: string;
  /** Another server's dialect; default its own. */
  dialect?: DialectName;
};

/**
 * Command line options: `--port 0 --uploads dir --state file --dialect ruoyi --rows news=100000`.
 */
export function readArguments(args: string[]): HttpMockOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      uploads: { type: 'string' },
      state: { type: 'string' },
      seed: { type: 'string' },
      dialect: { type: 'string' },
      rows: { type: 'string', multiple: true, default: [] },
    },
  });
  const rows = Object.fromEntries(values.rows.map((text) => text.split('=')));
  return {
    ...numbers({ port: values.port, seed: values.seed }),
    ...texts({ uploads: values.uploads, state: values.state }),
    ...(values.dialect === undefined ? {} : { dialect: dialectOf(values.dialect) }),
    rows: numbers({ news: rows.news, accessLog: rows['access-log'] }),
  };
}

/** @throws Error that names the known dialects. */
function dialectOf(name: string): DialectName {
  if (isDialect(name)) return name;
  throw new Error(`--dialect: one of ${Object.keys(DIALECTS).join(', ')}`);
}

function texts(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** @throws Error for a value that is no integer. */
function numbers(values: Record<string, string | undefined>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(texts(values)).map(([name, value]) => {
      const number = Number(value);
      if (!Number.isInteger(number) || number < 0) throw new Error(`--${name}: not a number`);
      return [name, number];
    }),
  );
}
