import * as v from 'valibot';
import { API_PREFIX } from '#src/api/dialect.ts';
import { readEnvelope } from '#src/api/envelope.ts';
import { dateTime, id, status } from '#src/api/fields.ts';
import { pageOf } from '#src/api/page.ts';
import { STATUS } from '#src/api/status.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { toWire, toWireQuery } from '#src/api/wire.ts';
import { readAll } from '#src/lib/records/read-all.ts';
import type { ReadPage } from '#src/lib/records/read-all.ts';
import type { RecordType } from './site.ts';

const ShownRecord = v.looseObject({
  id,
  status,
  publishTime: dateTime,
  updateTime: dateTime,
  /** Only jobs have one. */
  deadline: v.optional(dateTime, ''),
});
export type ShownRecord = v.InferOutput<typeof ShownRecord>;

/**
 * Returns the records of a type that visitors can see now.
 * @param api origin of the API server
 * @throws Error if the API does not answer with a page of records
 */
export async function readShownRecords(api: string, type: RecordType): Promise<ShownRecord[]> {
  const readPage: ReadPage<ShownRecord> = async (place) => {
    const query = { ...place, status: STATUS.shown };
    const [path] = toWire(`/${type}/page`, 'GET');
    const answer = await fetch(
      `${api}${API_PREFIX}${path}?${new URLSearchParams(toWireQuery(query))}`,
    );
    const body: unknown = await answer.json();
    const { success, data } = readEnvelope(body);
    if (!answer.ok || !success) throw new Error(`${type}/page answered ${answer.status}`);
    return v.parse(pageOf(ShownRecord, query), data);
  };
  const { signal } = new AbortController();
  const records = await readAll({ readPage, signal, onProgress: () => {} });
  return records.filter((record) => isVisibleNow(record, Date.now()));
}
