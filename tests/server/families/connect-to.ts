import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Dialect, DialectSchema } from '#src/api/dialects/dialect-schema.ts';
import { connect, type ConnectOptions } from '#tools/connect/connect.ts';
import { readOwn } from '#tools/connect/found.ts';
import { politeFetch } from '#tools/polite-fetch.ts';

/** A copy of the folder of dialects, in which the command writes. */
export function dialectsFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'connect-'));
  cpSync('src/api/dialects', folder, { recursive: true });
  const file = (name: string) => join(folder, name);
  return {
    folder,
    read: (name = 'tried.ts') => readFileSync(file(name), 'utf8'),
    write: (text: string, name = 'tried.ts') => {
      writeFileSync(file(name), text);
      return file(name);
    },
    dialect: async (): Promise<Dialect> =>
      v.parse(DialectSchema, await readOwn(file('tried.ts'), 'tried')),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Runs the command as a person does who reads every code rightly. */
export async function connectTo(
  host: string,
  options: Pick<ConnectOptions, 'person' | 'folder'> & Partial<ConnectOptions>,
  fetch = politeFetch({ perSecond: 1e6, timeout: 5000 }),
) {
  const lines: string[] = [];
  const questions: string[] = [];
  const say = {
    print: (line: string) => lines.push(line),
    ask: (question: string) => {
      questions.push(question);
      return Promise.resolve('ab12');
    },
  };
  await connect({ host, prefix: '', name: 'tried', ...options }, say, fetch);
  return { lines, questions, text: lines.join('\n') };
}
