import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { runnerImport } from 'vite';
import { type Dialect, DialectSchema } from '#src/api/dialects/dialect-schema.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

type Json = Record<string, unknown>;

/** What was found of a dialect; it is checked before it is written. */
export type Found = Json & {
  credentials?: Dialect['credentials'];
  query?: Json;
  calls: Json;
  verbs: Json;
  resources: Record<string, Json | null>;
};

/** @throws Error where the command has made what no dialect is */
export function toDialect(found: Json): Dialect {
  const read = v.safeParse(DialectSchema, found);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${v.getDotPath(issue)}: ${issue.message}`);
}

/** Where two dialects differ, by the names on the way there: `resources./user.path`. */
type Difference = { path: string[]; kept: unknown; seen: unknown };

/** A dialect with what a person has in theirs, and what that is. */
export function merged(own: Json, seen: Json, path: string[] = []): [Json, Difference[]] {
  const differences: Difference[] = [];
  const result: Json = { ...seen };
  for (const [name, kept] of Object.entries(own)) {
    const other = seen[name];
    if (isRecord(kept) && isRecord(other)) {
      const [inner, more] = merged(kept, other, [...path, name]);
      result[name] = inner;
      differences.push(...more);
    } else {
      result[name] = kept;
      if (!isDeepStrictEqual(kept, other))
        differences.push({ path: [...path, name], kept, seen: other });
    }
  }
  return [result, differences];
}

/** The dialect in a file of an earlier time; null where there is no file. @throws Error where it has none */
export async function readOwn(file: string, name: string): Promise<Json | null> {
  if (!existsSync(file)) return null;
  try {
    const { module } = await runnerImport<Json>(file, { configFile: false, logLevel: 'silent' });
    const own = module[name];
    if (isRecord(own)) return own;
  } catch (error) {
    throw new Error(`${file} cannot be read, and stays as it is: ${String(error)}`, {
      cause: error,
    });
  }
  throw new Error(`${file} has no export ${name}, and stays as it is.`);
}

const KEYS_OF_MAPS = new Set(['calls', 'resources']);

/**
 * The text of a dialect's file.
 * @param preset what it is the same as, apart from what is written
 * @param guessed paths of what no answer has shown
 */
export function textOf(
  { name, preset, comment }: { name: string; preset: string; comment: string[] },
  dialect: Dialect,
  base: Dialect,
  guessed: ReadonlySet<string>,
): string {
  const bases: Json = { ...base };
  const lines = Object.entries(dialect).flatMap(([key, value]) => {
    const own = bases[key];
    if (isDeepStrictEqual(value, own)) return [];
    if (!KEYS_OF_MAPS.has(key) || !isRecord(value) || !isRecord(own))
      return [`  ${key}: ${literal(value)},${mark(guessed, key)}`];
    const inner = Object.entries(value)
      .filter(([one, it]) => !(one in own) || !isDeepStrictEqual(it, own[one]))
      .map(([one, it]) => `    '${one}': ${literal(it)},${mark(guessed, `${key}.${one}`)}`);
    return [`  ${key}: {`, `    ...${preset}.${key},`, ...inner, '  },'];
  });
  return [
    `import type { Dialect } from './dialect-schema.ts';`,
    `import { ${preset} } from './${preset}.ts';`,
    '',
    '/**',
    ...comment.map((line) => ` * ${line.replaceAll('*/', '* /')}`),
    ' */',
    `export const ${name}: Dialect = {`,
    `  ...${preset},`,
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** Says what of a line is guessed: all of it, or some of its names. */
function mark(guessed: ReadonlySet<string>, path: string): string {
  const names = [...guessed].flatMap((one) =>
    one.startsWith(`${path}.`) ? [one.slice(path.length + 1)] : [],
  );
  if (names.length > 0) return ` // guessed: ${names.join(', ')}`;
  return guessed.has(path) ? ' // guessed' : '';
}

/** A value as the project writes it. */
function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, (one) => `\\${one}`)}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (!isRecord(value)) return String(value);
  const parts = Object.entries(value).map(
    ([name, one]) =>
      `${/^[a-z_$][\w$]*$|^\d+$/i.test(name) ? name : literal(name)}: ${literal(one)}`,
  );
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** `dialect.ts` with one more dialect in its list and its condition. @throws Error where it looks otherwise */
export function withName(text: string, name: string): string {
  if (text.includes(`'./${name}.ts'`)) return text;
  const withImport = text.replace(
    /(import \{ ours \} from '.\/ours.ts';\n)/,
    `import { ${name} } from './${name}.ts';\n$1`,
  );
  const withList = withImport.replace(/(DIALECTS = \{[^}]*?),?\s*\}/, `$1, ${name} }`);
  const withCondition = withList.replace(
    /(export const dialect: Dialect =\n) {2}([^;]+;)/,
    (_all, start: string, chain: string) =>
      `${start}  import.meta.env?.VITE_API_DIALECT === '${name}'\n    ? ${name}\n    : ${chain.replaceAll('\n', '\n  ')}`,
  );
  if (withImport === text || withList === withImport || withCondition === withList)
    throw new Error(`Name ${name} in dialect.ts, as docs/dialects.md says: its form is not known.`);
  return withCondition;
}

/** Writes files whole or not at all, in the project's format. */
export function writeWhole(files: { file: string; text: string }[]): void {
  const made = files.map(({ file, text }) => ({
    file,
    draft: file.replace(/\.ts$/, '.connect.ts'),
    text,
  }));
  try {
    for (const { draft, text } of made) writeFileSync(draft, text);
    const oxfmt = join(import.meta.dirname, '..', '..', 'node_modules', 'oxfmt', 'bin', 'oxfmt');
    // It formats what it can; the text is right without it.
    if (existsSync(oxfmt)) spawnSync(process.execPath, [oxfmt, ...made.map(({ draft }) => draft)]);
    for (const { draft, file } of made) renameSync(draft, file);
  } finally {
    for (const { draft } of made) rmSync(draft, { force: true });
  }
}
