import * as v from 'valibot';
import { pageOf, rowsOf } from '#src/api/records/page.ts';
import type { Id } from '#src/lib/records/id.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { contractOf } from '../calls.ts';
import { idOf, PAGE } from './check-answer.ts';
import type { Journey } from '../journeys.ts';
import { probe } from './probe.ts';
import type { Server } from './send.ts';

type Wanted = { id?: Id | undefined; mark: string };

/**
 * Finds the record that was just created. The number in an answer may be an id or a count of rows, so a
 * record without the mark is never touched: it is not ours.
 */
export async function findMade(server: Server, journey: Journey, { id, mark }: Wanted) {
  const named = id === undefined ? undefined : await findRecord(server, journey, { id, mark });
  if (named && isMarked(named, mark)) return named;
  const listed = await findRecord(server, journey, { mark });
  // Lists may lack fields that an update has to send.
  const whole = listed && (await findRecord(server, journey, { id: idOf(listed), mark }));
  return whole && isMarked(whole, mark) ? whole : listed;
}

/** Returns true if a field of the record is the mark. */
export function isMarked(record: Record<string, unknown>, mark: string): boolean {
  return Object.values(record).includes(mark);
}

/** Finds a record by its id, or by its mark if there is no id. */
export async function findRecord(
  server: Server,
  journey: Journey,
  { id, mark }: Wanted,
): Promise<Record<string, unknown> | undefined> {
  if (id !== undefined && journey.one) {
    const { data, outcome } = await probe(server, contractOf(journey.one), { query: { id } });
    const isFound = isRecord(data) && (outcome.status ?? 500) < 400;
    return isFound ? data : undefined;
  }
  const call = contractOf(journey.find);
  const query = { ...PAGE, pageSize: 100, keyword: mark };
  const isPage = call.query === 'page';
  const { data } = await probe(server, call, isPage ? { query } : {});
  const form = isPage ? pageOf(v.unknown(), query) : rowsOf(v.unknown());
  const read = v.safeParse(form, data);
  const rows = read.success ? read.output.rows.filter(isRecord) : [];
  return rows.flatMap(withChildren).find((row) => isIt(row));

  function isIt(row: Record<string, unknown>): boolean {
    return id === undefined ? isMarked(row, mark) : String(row.id) === String(id);
  }
}

/** Some servers send menu items as a tree. */
function withChildren(row: Record<string, unknown>): Record<string, unknown>[] {
  const children = Array.isArray(row.children) ? row.children.filter(isRecord) : [];
  return [row, ...children.flatMap(withChildren)];
}
