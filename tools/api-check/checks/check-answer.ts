import * as v from 'valibot';
import { readEnvelope, totalIn } from '#src/api/wire/envelope.ts';
import { pageOf, rowsOf } from '#src/api/records/page.ts';
import { fromWire, fromWireBody } from '#src/api/wire/wire.ts';
import { plainId } from '#src/lib/records/exact-json.ts';
import type { Id } from '#src/lib/records/id.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { checkRecord, gather } from './check-record.ts';
import type { Answer } from '../contract-call.ts';
import { problem, type Problem } from '../outcome.ts';
import type { Reply } from './send.ts';

/** A small page is enough: the check looks at the shape of records, not at all of them. */
export const PAGE = { pageNo: 1, pageSize: 20 };

type Checked = {
  problems: Problem[];
  unknown: string[];
  count?: number;
  firstId?: Id | undefined;
  /** The data inside the answer's envelope. */
  data?: unknown;
};

/** Checks an answer against the contract. */
export function checkAnswer(call: string, answer: Answer, reply: Reply): Checked {
  const { status } = reply;
  if (status === undefined) return wrong('answer', '2xx', reply.failure ?? '');
  if (status >= 400) return wrong('status', '2xx', `${status} ${wordsOf(reply)}`.trim());
  if (answer.kind === 'file') return checkFile(reply);
  if (answer.kind === 'any' && status === 204) return { problems: [], unknown: [] };

  const body = parse(reply.text);
  if (body === undefined) return wrong('body', 'JSON', reply.text.trim() || '""');
  const { success, data: sent, message } = readEnvelope(body);
  const data = fromWire(call, sent, body);
  if (!success) return wrong('success', 'true', `false ${message ?? ''}`.trim());
  if (answer.kind === 'any') return { problems: [], unknown: [], data };
  if (answer.kind === 'one' || answer.kind === 'data') {
    return { ...checkRecord(answer.schema, data, 'data'), data };
  }
  return { ...checkRows(answer, data), data };
}

/** Checks the list or page itself, then every row in it. */
function checkRows({ kind, schema }: Extract<Answer, { schema: unknown }>, data: unknown): Checked {
  const form = kind === 'page' ? pageOf(v.unknown(), PAGE) : rowsOf(v.unknown());
  const read = v.safeParse(form, data);
  if (!read.success) {
    return wrong('data', kind === 'page' ? '{ list, total }' : '[]', JSON.stringify(data ?? null));
  }
  const { rows } = read.output;
  const path = `data${listName(data)}`;
  const checked = rows.map((row, index) => checkRecord(schema, row, `${path}[${index}]`));
  const problems = checked.flatMap((each) => each.problems);
  if (kind === 'page' && isRecord(data)) problems.push(...checkPage(data, rows.length, path));
  return {
    problems: gather(problems),
    unknown: [...new Set(checked.flatMap((each) => each.unknown))],
    count: rows.length,
    firstId: idOf(rows[0]),
  };
}

/** The app needs `total` for its paging; a server without paging may send at most one page of rows. */
function checkPage(data: Record<string, unknown>, count: number, path: string): Problem[] {
  const total = totalIn(data);
  const isCount = total != null && total !== '' && Number(total) >= count;
  return [
    ...(isCount
      ? []
      : [problem('data.total', `number >= ${count}`, JSON.stringify(total ?? null))]),
    ...(count > PAGE.pageSize
      ? [problem(`${path}.length`, `<= ${PAGE.pageSize}`, String(count))]
      : []),
  ];
}

function checkFile({ headers, text, bytes }: Reply): Checked {
  const type = headers.get('Content-Type') ?? '';
  if (/json|html/.test(type)) return wrong('body', 'file', `${type} ${text}`);
  return bytes > 0 ? { problems: [], unknown: [] } : wrong('body', 'file', '""');
}

/** Returns the id in a record or an answer, if there is one. */
export function idOf(value: unknown): Id | undefined {
  const id = plainId(isRecord(value) ? value.id : value);
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

function wrong(path: string, expected: string, got: string): Checked {
  return { problems: [problem(path, expected, got)], unknown: [] };
}

function wordsOf({ text }: Reply): string {
  return readEnvelope(parse(text)).message ?? '';
}

function parse(text: string): unknown {
  try {
    return fromWireBody(text);
  } catch {
    return undefined;
  }
}

function listName(data: unknown): string {
  if (!isRecord(data)) return '';
  const [name] = Object.entries(data).find(([, value]) => Array.isArray(value)) ?? [];
  return name === undefined ? '' : `.${name}`;
}
