import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { FieldTable } from '#src/api/fields/record-fields.ts';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import { advertisementApi, advertisementFields } from '#src/features/advertisement/schema.ts';
import { announcementFields } from '#src/features/announcement/schema.ts';
import { CompanyInfoInput } from '#src/features/company-info/input.ts';
import { companyInfoFields } from '#src/features/company-info/schema.ts';
import { friendlyLinkFields } from '#src/features/friendly-link/schema.ts';
import { HistoryEntryInput } from '#src/features/history/input.ts';
import { historyFields } from '#src/features/history/schema.ts';
import { honorApi, honorFields } from '#src/features/honor/schema.ts';
import { JobInput } from '#src/features/job/input.ts';
import { jobFields } from '#src/features/job/schema.ts';
import { newsCategoryFields } from '#src/features/news/category/schema.ts';
import { newsFields } from '#src/features/news/schema.ts';
import { productCategoryFields } from '#src/features/product/category/schema.ts';
import { ProductInput } from '#src/features/product/input.ts';
import { productFields } from '#src/features/product/schema.ts';

type Limits = Record<string, number>;

/** The limits of the specification, written down once more: a limit that slips in a table is seen here. */
const TYPES: [name: string, fields: FieldTable, input: v.GenericSchema, limits: Limits][] = [
  [
    'advertisement',
    advertisementFields,
    inputSchema(advertisementFields),
    { title: 40, subtitle: 80, image: 500, imageMobile: 500, buttonText: 12 },
  ],
  ['announcement', announcementFields, inputSchema(announcementFields), { title: 80 }],
  [
    'company information',
    companyInfoFields,
    CompanyInfoInput,
    {
      title: 60,
      companyaddress: 120,
      contacts: 40,
      slogan: 80,
      replyPromise: 120,
      warranty: 120,
      deliveryTime: 120,
      minimumOrder: 120,
      serviceArea: 120,
      logo: 500,
      wechatQr: 500,
      serviceQr: 500,
    },
  ],
  [
    'friendly link',
    friendlyLinkFields,
    inputSchema(friendlyLinkFields),
    { name: 60, logo: 500, description: 200 },
  ],
  ['history', historyFields, HistoryEntryInput, { title: 60, description: 500, image: 500 }],
  [
    'honor',
    honorFields,
    inputSchema(honorFields),
    { name: 60, issuer: 60, certificateNo: 60, image: 500, description: 500 },
  ],
  [
    'job',
    jobFields,
    JobInput,
    { title: 60, department: 30, city: 30, education: 30, experience: 30 },
  ],
  [
    'news',
    newsFields,
    inputSchema(newsFields),
    {
      title: 100,
      cover: 500,
      summary: 200,
      author: 30,
      source: 60,
      seoTitle: 80,
      seoKeywords: 200,
      seoDescription: 200,
    },
  ],
  [
    'news category',
    newsCategoryFields,
    inputSchema(newsCategoryFields),
    { name: 30, description: 200 },
  ],
  [
    'product',
    productFields,
    ProductInput,
    {
      name: 60,
      model: 40,
      cover: 500,
      summary: 200,
      seoTitle: 80,
      seoKeywords: 200,
      seoDescription: 200,
    },
  ],
  [
    'product category',
    productCategoryFields,
    inputSchema(productCategoryFields),
    { name: 30, description: 200, image: 500 },
  ],
];

/** The names of the fields that a schema finds wrong. */
function wrongFields(schema: v.GenericSchema, value: unknown): string[] {
  const { issues } = v.safeParse(schema, value);
  return [...new Set((issues ?? []).map((issue) => String(issue.path?.[0]?.key)))];
}

describe.each(TYPES)('the table of a type: %s', (_name, fields, input, limits) => {
  const empty = () => emptyOf(fields);

  it('takes texts up to their limits, and no longer ones', () => {
    const limited = Object.entries(fields).filter(
      ([, { kind }]) => kind === 'title' || kind === 'text' || kind === 'picture',
    );
    expect(Object.keys(limits).toSorted()).toEqual(limited.map(([field]) => field).toSorted());
    for (const [field, max] of Object.entries(limits)) {
      const fits = wrongFields(input, { ...empty(), [field]: '𠮷'.repeat(max) });
      const over = wrongFields(input, { ...empty(), [field]: '𠮷'.repeat(max + 1) });
      expect(fits, field).not.toContain(field);
      expect(over, field).toContain(field);
    }
  });

  it('makes a new record that lacks only what is required', () => {
    const required = Object.entries(fields).flatMap(([field, one]) => {
      const isRequired = 'required' in one && one.required;
      return one.kind === 'title' || one.kind === 'webAddress' || isRequired ? [field] : [];
    });
    const isOwn = (field: string) => fields[field]?.kind === 'custom';
    const wrong = wrongFields(input, empty()).filter((field) => !isOwn(field));
    expect(wrong.toSorted()).toEqual(required.toSorted());
  });

  it('has English values beside the Chinese ones, of the same lengths and never required', () => {
    const translated = Object.entries(fields).filter(([, one]) => 'languages' in one);
    expect(translated.length).toBeGreaterThan(0);
    for (const [field, one] of translated) {
      const name = `${field}En`;
      expect(empty(), name).toHaveProperty(name, one.kind === 'list' ? [] : '');
      expect(wrongFields(input, empty()), name).not.toContain(name);
      if (!('max' in one)) continue;
      const valueOf = (length: number) =>
        one.kind === 'list' ? ['a'.repeat(length)] : 'a'.repeat(length);
      expect(wrongFields(input, { ...empty(), [name]: valueOf(one.max) }), name).not.toContain(
        name,
      );
      expect(wrongFields(input, { ...empty(), [name]: valueOf(one.max + 1) }), name).toContain(
        name,
      );
    }
  });

  it('says nothing that only one layer needs', () => {
    const keys = new Set(Object.values(fields).flatMap((field) => Object.keys(field)));
    const known =
      'kind max required items ratio crops fit min words after code now staysVisible as read languages'.split(
        ' ',
      );
    expect([...keys].filter((key) => !known.includes(key))).toEqual([]);
  });
});

describe('a record is read from its table', () => {
  it('with what is absent, in the server’s own words, and with fields that nobody knows', () => {
    const honor = v.parse(honorApi.record, {
      id: 1,
      name: 'A',
      level: 'galactic',
      date: '2026-03-05 10:00:00',
      colour: 'red',
    });
    expect(honor).toMatchObject({
      level: 'galactic',
      date: '2026-03-05',
      image: '',
      nameEn: '',
      colour: 'red',
    });
    expect(v.is(honorApi.record, { id: 1 })).toBe(false);
    expect(v.is(advertisementApi.record, { id: 1, title: 'A' })).toBe(true);
  });

  it('an end has to come after its start', () => {
    const rules = inputSchema(honorFields);
    const days = { ...emptyOf(honorFields), name: 'A', image: '/a.png', date: '2026-03-05' };
    expect(wrongFields(rules, { ...days, validUntil: '2026-03-06' })).toEqual([]);
    expect(wrongFields(rules, { ...days, validUntil: '2026-03-04' })).toEqual(['validUntil']);
  });
});
