import * as v from 'valibot';
import { assetUrl } from '#src/api/assets.ts';
import { CompanyInfo } from '#src/features/company-info/schema.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { setSiteOrigin } from '#src/lib/links/site-origin.ts';
import { readPublic, readShownRecords } from '../prerender/shown-records.ts';
import type { ShownRecord } from '../prerender/shown-records.ts';
import { builtTypes } from '../prerender/site.ts';
import type { RecordType, Site } from '../prerender/site.ts';

/** A record as the files for machines name it. */
export type ListedRecord = Pick<ShownRecord, 'id' | 'summary' | 'author' | 'categoryName'> & {
  title: string;
  /** Of its page, without the origin. */
  path: string;
  /** ISO 8601, '' if they are not known. */
  published: string;
  changed: string;
  /** Absolute addresses. */
  pictures: string[];
};

export type SiteContent = {
  origin: string;
  /** Null where none is in force. */
  company: CompanyInfo | null;
  /** What visitors can see and what has not ended, the newest first; products as the server orders them. */
  records: Partial<Record<RecordType, ListedRecord[]>>;
};

/** @throws Error if the API does not answer */
export async function readContent({ folder, api, origin }: Site): Promise<SiteContent> {
  setSiteOrigin(origin);
  const company = await readPublic(api, '/contract/get', {}, v.nullable(CompanyInfo));
  const records: SiteContent['records'] = {};
  for (const type of builtTypes(folder)) records[type] = await readListed(api, type);
  return { origin, company, records };
}

async function readListed(api: string, type: RecordType): Promise<ListedRecord[]> {
  const records = await readShownRecords(api, type);
  return records
    .filter(({ deadline }) => deadline === '' || Date.parse(deadline) > Date.now())
    .map((record) => toListed(type, record))
    .toSorted((one, other) => other.published.localeCompare(one.published));
}

function toListed(type: RecordType, record: ShownRecord): ListedRecord {
  const { id, title, name, model, city, summary, author, categoryName } = record;
  const pictures = [record.cover, ...record.images].map((picture) =>
    absoluteUrl(assetUrl(picture)),
  );
  return {
    id,
    author,
    categoryName,
    title: [title || name, model, city].filter(Boolean).join(' '),
    summary,
    path: `/${type}/details?id=${encodeURIComponent(id)}`,
    published: record.publishTime,
    changed: record.updateTime || record.publishTime,
    pictures: [...new Set(pictures)].filter((picture) => picture !== ''),
  };
}
