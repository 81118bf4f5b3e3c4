import * as v from 'valibot';
import type { Schema } from '#src/api/client.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { problem } from './outcome.ts';
import type { Problem } from './outcome.ts';
import { visit } from './visit.ts';

type Checked = { problems: Problem[]; unknown: string[] };

/** Holds a value against its schema: what does not fit, and the fields that the schema does not name. */
export function checkRecord(schema: Schema<unknown>, value: unknown, path: string): Checked {
  const problems: Problem[] = [];
  const unknown = new Set<string>();
  const parts = [...visit(schema, value, path)];
  for (const issue of v.safeParse(schema, value).issues ?? []) {
    const place = pathOf(path, issue);
    // Of a field that is missing valibot expects its name, which the path says already.
    const isMissing = issue.expected === JSON.stringify(issue.path?.at(-1)?.key);
    const field = isMissing && parts.find((part) => part.path === place)?.schema.expects;
    const expected = typeof field === 'string' ? field : (issue.expected ?? issue.message);
    problems.push(problem(place, expected, issue.received));
  }
  for (const part of parts) {
    const { entries, options } = part.schema;
    // The app takes its own choice for a word that it does not know; the server meant another.
    const isMisread =
      'fallback' in part.schema &&
      Array.isArray(options) &&
      part.value != null &&
      !options.includes(part.value);
    if (isMisread) {
      const words = options.map((word) => JSON.stringify(word)).join(' | ');
      problems.push(problem(part.path, words, JSON.stringify(part.value)));
    }
    if (!isRecord(part.value) || !isRecord(entries)) continue;
    for (const name of Object.keys(part.value)) {
      if (!(name in entries)) unknown.add(anywhere(`${part.path}.${name}`));
    }
  }
  return { problems, unknown: [...unknown] };
}

/** The same problem in many rows is one, with their number. */
export function gather(problems: Problem[]): Problem[] {
  const groups = Map.groupBy(problems, ({ path, expected }) => `${anywhere(path)} ${expected}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, times: group.length }] : [];
  });
}

/** `data.list[3].name` is `data.list[].name`, as in every row. */
function anywhere(path: string): string {
  return path.replaceAll(/\[\d+\]/g, '[]');
}

function pathOf(start: string, issue: v.BaseIssue<unknown>): string {
  const keys = issue.path?.map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  return `${start}${keys?.join('') ?? ''}`;
}
