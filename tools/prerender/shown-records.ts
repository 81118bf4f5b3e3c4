import * as v from 'valibot';
import type { Schema } from '#src/api/client/client.ts';
import { dialect } from '#src/api/dialects/dialect.ts';
import { dateTime, id, optionalId, status, text, texts } from '#src/api/fields/fields.ts';
import { isInEnglish } from '#src/api/fields/localized.ts';
import { englishEntries, type FieldTable } from '#src/api/fields/record-fields.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { pageOf } from '#src/api/records/page.ts';
import { readEnvelope } from '#src/api/wire/envelope.ts';
import { fromWire, fromWireBody, toWire } from '#src/api/wire/wire.ts';
import { jobFields } from '#src/features/job/schema.ts';
import { CASE_CATEGORY, isCase } from '#src/features/news/cases/case-category.ts';
import { newsFields } from '#src/features/news/schema.ts';
import { productFields } from '#src/features/product/schema.ts';
import { readAll, type ReadPage } from '#src/lib/records/read-all.ts';
import type { DetailsPageType } from '#src/public-pages.ts';
import { DETAILS_PAGES } from './site.ts';

const inLanguages = {
  /** Products have a name and a model, the others a title, positions a city. */
  title: text,
  name: text,
  city: text,
  summary: text,
  author: text,
};

const ENTRIES = {
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
};
const ReadRecord = v.looseObject(ENTRIES);
type ReadRecord = v.InferOutput<typeof ReadRecord>;

const ShownRecord = v.object(ENTRIES);
export type ShownRecord = v.InferOutput<typeof ShownRecord> & { isInEnglish: boolean };

/** The tables by which a record's visibility is read. */
const TABLES: Record<DetailsPageType, FieldTable> = {
  product: productFields,
  news: newsFields,
  case: newsFields,
  job: jobFields,
};

/** The query parameters of the call of a type. */
const OF_CASES: Partial<Record<DetailsPageType, object>> = { case: { categoryId: CASE_CATEGORY } };

/** Whether a record is of the type: the list of news contains cases too. */
function fits(record: ReadRecord, type: DetailsPageType): boolean {
  return (type !== 'news' && type !== 'case') || isCase(record) === (type === 'case');
}

/**
 * Returns the records of a type that visitors can see now.
 * @param api origin of the API server
 * @throws Error if the API does not answer with a page of records
 */
export async function readShownRecords(api: string, type: DetailsPageType): Promise<ShownRecord[]> {
  const call = DETAILS_PAGES.find((page) => page.type === type)?.call;
  const readPage: ReadPage<ShownRecord & { isShown: boolean }> = async (place) => {
    const query = { ...place, status: STATUS.shown, ...OF_CASES[type] };
    const page = await readPublic(api, `${call}/page`, query, pageOf(ReadRecord, query));
    // The content of all records would not fit into the memory. Hidden ones stay, because `readAll` counts the rows.
    const rows = page.rows.map((record) => ({
      ...v.parse(ShownRecord, record),
      isInEnglish: isInEnglish(record),
      isShown: isVisibleNow(record, TABLES[type], Date.now()) && fits(record, type),
    }));
    return { ...page, rows };
  };
  const { signal } = new AbortController();
  const records = await readAll({ readPage, signal, onProgress: () => {} });
  return records.filter(({ isShown }) => isShown);
}

/**
 * Makes a call as a visitor.
 * @throws Error if the call fails or its answer does not fit the schema
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
