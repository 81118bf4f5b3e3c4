import * as v from 'valibot';
import type { Schema } from '#src/api/client/client.ts';
import { likelyName } from '#src/api/records/unread-rows.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { problem, type Problem } from '../outcome.ts';

type Checked = { problems: Problem[]; unknown: string[] };

/** Returns the problems of a value and the names of its fields that are not in the schema. */
export function checkRecord(schema: Schema<unknown>, value: unknown, path: string): Checked {
  const problems: Problem[] = [];
  const unknown = new Set<string>();
  const parts = [...visit(schema, value, path)];
  for (const issue of v.safeParse(schema, value).issues ?? []) {
    const place = pathOf(path, issue);
    // For a missing field, valibot gives the field's name as the expected value.
    const key = issue.path?.at(-1)?.key;
    const isMissing = issue.expected === JSON.stringify(key);
    const field = isMissing && parts.find((part) => part.path === place)?.schema.expects;
    const expected = typeof field === 'string' ? field : (issue.expected ?? issue.message);
    const name = isMissing && isRecord(value) && likelyName(String(key), Object.keys(value));
    problems.push(problem(place, expected, name ? `${issue.received} (${name}?)` : issue.received));
  }
  for (const part of parts) {
    const { entries } = part.schema;
    // The app reads and stores unknown words, but they still do not match the contract.
    const words = wordsOf(part.schema);
    if (words && part.value != null && !words.includes(part.value)) {
      const expected = words.map((word) => JSON.stringify(word)).join(' | ');
      problems.push(problem(part.path, expected, JSON.stringify(part.value)));
    }
    if (!isRecord(part.value) || !isRecord(entries)) continue;
    for (const name of Object.keys(part.value)) {
      if (!(name in entries)) unknown.add(anywhere(`${part.path}.${name}`));
    }
  }
  return { problems, unknown: [...unknown] };
}

/** The words that the contract knows for a field (`word` in `src/api/fields/fields.ts`). */
function wordsOf({ options }: Record<string, unknown>): unknown[] | undefined {
  const first: unknown = Array.isArray(options) ? options[0] : undefined;
  const isWords = isRecord(first) && first.type === 'picklist';
  return isWords && Array.isArray(first.options) ? first.options : undefined;
}

/** Merges the same problem in several rows into one, with the number of rows. */
export function gather(problems: Problem[]): Problem[] {
  const groups = Map.groupBy(problems, ({ path, expected }) => `${anywhere(path)} ${expected}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, times: group.length }] : [];
  });
}

/** Turns `data.list[3].name` into `data.list[].name`, so that all rows have the same path. */
function anywhere(path: string): string {
  return path.replaceAll(/\[\d+\]/g, '[]');
}

function pathOf(start: string, issue: v.BaseIssue<unknown>): string {
  const keys = issue.path?.map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  return `${start}${keys?.join('') ?? ''}`;
}

/** A value with its schema and its path. */
type Visited = { schema: Record<string, unknown>; value: unknown; path: string };

/** Yields every value that has a schema of its own, parents before children. */
function* visit(schema: unknown, value: unknown, path: string): Generator<Visited> {
  if (!isRecord(schema)) return;
  if (isRecord(schema.wrapped)) {
    yield* visit(schema.wrapped, value, path);
    return;
  }
  if (typeof schema.getter === 'function') {
    const inner: unknown = schema.getter(value);
    yield* visit(inner, value, path);
    return;
  }
  yield { schema, value, path };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* visit(schema.item, item, `${path}[${index}]`);
  } else if (isRecord(value) && isRecord(schema.entries)) {
    for (const [name, entry] of Object.entries(schema.entries)) {
      yield* visit(entry, value[name], `${path}.${name}`);
    }
  }
}
