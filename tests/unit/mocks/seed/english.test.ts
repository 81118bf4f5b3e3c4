import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { builtFields, type FieldTable } from '#src/api/fields/record-fields.ts';
import { isBlank, isChinese } from '#src/api/fields/localized.ts';
import { missingEnglish } from '#src/api/fields/translation.ts';
import { announcementFields } from '#src/features/announcement/schema.ts';
import { historyFields } from '#src/features/history/schema.ts';
import { honorFields } from '#src/features/honor/schema.ts';
import { jobFields } from '#src/features/job/schema.ts';
import { newsCategoryFields } from '#src/features/news/category/schema.ts';
import { newsFields } from '#src/features/news/schema.ts';
import { productCategoryFields } from '#src/features/product/category/schema.ts';
import { productFields } from '#src/features/product/schema.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import { announcementsTable } from '#src/mocks/seed/announcements.ts';
import { createSeed, type Table } from '#src/mocks/seed/context.ts';
import { historyTable } from '#src/mocks/seed/history.ts';
import { honorsTable } from '#src/mocks/seed/honors.ts';
import { jobsTable } from '#src/mocks/seed/jobs.ts';
import { newsCategoriesTable, newsTable } from '#src/mocks/seed/news.ts';
import { productsTable } from '#src/mocks/seed/products.ts';
import { productCategoriesTable } from '#src/mocks/seed/products/product-categories.ts';

type Shown = { id: unknown; status: unknown };

const types: { name: string; table: Table<Shown>; fields: FieldTable }[] = [
  { name: 'news and cases', table: newsTable, fields: newsFields },
  { name: 'news categories', table: newsCategoriesTable, fields: newsCategoryFields },
  { name: 'jobs', table: jobsTable, fields: jobFields },
  { name: 'announcements', table: announcementsTable, fields: announcementFields },
  { name: 'history', table: historyTable, fields: historyFields },
  { name: 'products', table: productsTable, fields: productFields },
  { name: 'product categories', table: productCategoriesTable, fields: productCategoryFields },
  { name: 'honors', table: honorsTable, fields: honorFields },
];

const seed = createSeed({ now: new Date('2026-11-15T10:00:00+08:00') });

describe.each(types)('the sample $name', ({ table, fields }) => {
  const records = table.seed(seed).map((row) => v.parse(table.record, row));
  const shown = records.filter(({ status }) => status !== 1);
  const english = builtFields(fields).filter(({ isEnglish }) => isEnglish);
  const valuesOf = (record: object) => english.map(({ name }) => fieldOf(record, name));

  it('that visitors see has an English value for every Chinese one', () => {
    const missing = shown.flatMap((record) =>
      missingEnglish(record).map(({ from }) => `${String(record.id)} ${from}`),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('mixes no Chinese into its English, and leaves no gap in it', () => {
    const values = records.flatMap(valuesOf);
    expect(values.filter(isChinese)).toEqual([]);
    expect(values.filter((value) => /[{}]|undefined|℃/.test(String(value)))).toEqual([]);
  });

  it('is no longer in English than an editor may write', () => {
    const long = records.flatMap((record) =>
      english.flatMap(({ name, field }) => {
        const value = fieldOf(record, name);
        if (!('max' in field) || isBlank(value)) return [];
        const texts = Array.isArray(value) ? value : [value];
        return texts.filter((text) => String(text).length > field.max);
      }),
    );
    expect(long).toEqual([]);
  });
});
