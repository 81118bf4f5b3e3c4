import * as v from 'valibot';
import type { Schema } from '#src/api/client.ts';
import { dialect } from '#src/api/dialect.ts';
import { readEnvelope } from '#src/api/envelope.ts';
import { dateTime, id, optionalId, status, text, texts } from '#src/api/fields.ts';
import { isInEnglish } from '#src/api/localized.ts';
import { pageOf } from '#src/api/page.ts';
import { englishEntries } from '#src/api/record-fields.ts';
import { STATUS } from '#src/api/status.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { fromWire, fromWireBody, toWire } from '#src/api/wire.ts';
import { CASE_CATEGORY, isCase } from '#src/features/news/cases/case-category.ts';
import type { RecordType } from '#src/public-pages.ts';
import { readAll } from '#src/lib/records/read-all.ts';
import type { ReadPage } from '#src/lib/records/read-all.ts';
import { DETAILS_PAGES } from './site.ts';

const inLanguages = {
  /** Products have a name and a model, the others a title, positions a city. */
  title: text,
  name: text,
  city: text,
  summary: text,
  author: text,
};

const ShownRecord = v.looseObject({
  ...inLanguages,
  ...englishEntries(inLanguages),
  id,
  status,
  publishTime: dateTime,
  updateTime: dateTime,
  /** Only jobs have one. */
  deadline: v.optional(dateTime, ''),
  model: text,
  /** Only news and products have one. */
  categoryId: v.optional(optionalId, null),
  categoryName: text,
  cover: text,
  images: texts,
});
export type ShownRecord = v.InferOutput<typeof ShownRecord> & { isInEnglish: boolean };

/** What the call of a type is narrowed by. */
const OF_CASES: Partial<Record<RecordType, object>> = { case: { categoryId: CASE_CATEGORY } };

/** Cases come with the news. */
function fits(record: v.InferOutput<typeof ShownRecord>, type: RecordType): boolean {
  return (type !== 'news' && type !== 'case') || isCase(record) === (type === 'case');
}

/**
 * Returns the records of a type that visitors can see now.
 * @param api origin of the API server
 * @throws Error if the API does not answer with a page of records
 */
export async function readShownRecords(api: string, type: RecordType): Promise<ShownRecord[]> {
  const call = DETAILS_PAGES.find((page) => page.type === type)?.call;
  const readPage: ReadPage<v.InferOutput<typeof ShownRecord>> = (place) => {
    const query = { ...place, status: STATUS.shown, ...OF_CASES[type] };
    return readPublic(api, `${call}/page`, query, pageOf(ShownRecord, query));
  };
  const { signal } = new AbortController();
  const records = await readAll({ readPage, signal, onProgress: () => {} });
  return records
    .filter((record) => isVisibleNow(record, Date.now()) && fits(record, type))
    .map((record) => ({ ...record, isInEnglish: isInEnglish(record) }));
}

/**
 * Makes a call as a visitor.
 * @throws Error if the API does not answer so
 */
export async function readPublic<T>(
  api: string,
  call: string,
  query: object,
  schema: Schema<T>,
): Promise<T> {
  const sent = toWire(`GET ${call}`, { query });
  const answer = await fetch(
    `${api}${dialect.prefix}${sent.path}?${new URLSearchParams(sent.query)}`,
  );
  const body = fromWireBody(await answer.text());
  const { success, data } = readEnvelope(body);
  if (!answer.ok || !success) throw new Error(`${call.slice(1)} answered ${answer.status}`);
  return v.parse(schema, fromWire(`GET ${call}`, data, body));
}
