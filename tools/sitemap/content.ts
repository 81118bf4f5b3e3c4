import * as v from 'valibot';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { inEnglish, langOf } from '#src/api/fields/localized.ts';
import { rowsOf } from '#src/api/records/page.ts';
import { CompanyInfo } from '#src/features/company-info/schema.ts';
import { newsCategoryApi } from '#src/features/news/category/schema.ts';
import type { Language } from '#src/i18n/languages.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { splitFocus } from '#src/lib/pictures/focal-point.ts';
import { detailsAddress, type DetailsPageType } from '#src/public-pages.ts';
import { setSiteOrigin } from '#src/lib/links/site-origin.ts';
import { sameId } from '#src/lib/records/id.ts';
import { readPublic, readShownRecords, type ShownRecord } from '../prerender/shown-records.ts';
import { builtTypes, type Site } from '../prerender/site.ts';

/** A record as the files for machines list it. */
export type ListedRecord = Pick<
  ShownRecord,
  'id' | 'summary' | 'author' | 'categoryName' | 'isInEnglish'
> & {
  title: string;
  /** The path of its page. */
  path: string;
  /** ISO 8601, '' if they are not known. */
  published: string;
  changed: string;
  /** Absolute addresses. */
  pictures: string[];
};

export type SiteContent = {
  origin: string;
  /** Null if no company record is in force. */
  company: CompanyInfo | null;
  /** The records that visitors can see and that have not ended, the newest first; products in the server's order. */
  records: Partial<Record<DetailsPageType, ListedRecord[]>>;
};

/**
 * Reads the content of the files of each language. English files list only records with English texts.
 * @throws Error if the API does not answer
 */
export async function readContent({
  folder,
  api,
  origin,
}: Site): Promise<Record<Language, SiteContent>> {
  setSiteOrigin(origin);
  const company = await readPublic(api, '/contract/get', {}, v.nullable(CompanyInfo));
  const categories = HAS_ENGLISH
    ? await readPublic(api, '/news-category/list', {}, rowsOf(newsCategoryApi.record))
    : { rows: [] };
  const chinese: SiteContent['records'] = {};
  const english: SiteContent['records'] = {};
  for (const type of builtTypes(folder)) {
    const records = await readCurrent(api, type);
    chinese[type] = records.map((record) => toListed(type, record));
    english[type] = records
      .filter((record) => record.isInEnglish)
      .map((record) => {
        const category = categories.rows.find(({ id }) => sameId(id, record.categoryId));
        return toListed(type, inEnglish({ ...record, categoryNameEn: category?.nameEn ?? '' }));
      });
  }
  return {
    cn: { origin, company, records: chinese },
    en: { origin, company: inEnglish(company), records: english },
  };
}

async function readCurrent(api: string, type: DetailsPageType): Promise<ShownRecord[]> {
  const records = await readShownRecords(api, type);
  return records
    .filter(({ deadline }) => deadline === '' || Date.parse(deadline) > Date.now())
    .toSorted((one, other) => other.publishTime.localeCompare(one.publishTime));
}

function toListed(type: DetailsPageType, record: ShownRecord): ListedRecord {
  const { id, title, name, model } = record;
  const pictures = [record.cover, ...record.images].map((picture) =>
    absoluteUrl(assetUrl(splitFocus(picture).file)),
  );
  return {
    id,
    author: textIn(record, 'author'),
    categoryName: textIn(record, 'categoryName'),
    title: [title || name, model, textIn(record, 'city')].filter(Boolean).join(' '),
    summary: textIn(record, 'summary'),
    path: detailsAddress(type, id),
    published: record.publishTime,
    changed: record.updateTime || record.publishTime,
    isInEnglish: record.isInEnglish,
    pictures: [...new Set(pictures)].filter((picture) => picture !== ''),
  };
}

/** A text of a record; '' where the record is read in English and the text is only in Chinese. */
export function textIn<Name extends string>(
  record: Record<Name, string> | null,
  name: Name,
): string {
  return record === null || langOf(record, name) ? '' : record[name];
}
