import type { Schema } from '#src/api/client/client.ts';
import type { FieldTable } from '#src/api/fields/record-fields.ts';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import { STATUS } from '#src/api/fields/status.ts';
import type { TableApi } from '#src/api/records/table-api.ts';
import { VisitInput } from '#src/features/access-log/input.ts';
import { AccessLog } from '#src/features/access-log/schema.ts';
import { advertisementApi } from '#src/features/advertisement/schema.ts';
import { announcementApi } from '#src/features/announcement/schema.ts';
import { friendlyLinkApi } from '#src/features/friendly-link/schema.ts';
import { HistoryEntryInput } from '#src/features/history/input.ts';
import { historyApi } from '#src/features/history/schema.ts';
import { honorApi } from '#src/features/honor/schema.ts';
import { JobInput } from '#src/features/job/input.ts';
import { jobApi } from '#src/features/job/schema.ts';
import { emptyMenuItem, MenuItemInput } from '#src/features/menu/input.ts';
import { MenuItem } from '#src/features/menu/schema.ts';
import { newsCategoryApi } from '#src/features/news/category/schema.ts';
import { newsApi } from '#src/features/news/schema.ts';
import { productCategoryApi } from '#src/features/product/category/schema.ts';
import { emptyProduct, ProductInput } from '#src/features/product/input.ts';
import { ProductName } from '#src/features/product/admin-api.ts';
import { Product } from '#src/features/product/schema.ts';
import type { Id } from '#src/lib/records/id.ts';
import { type ContractCall, file, list, one, page, remove, send } from './contract-call.ts';

/** A type whose records are created, updated and deleted below its path. */
export type RecordType = {
  path: `/${string}`;
  /** The components of `openapi.json` that it has. */
  schemas: Record<string, Schema<unknown>>;
  reads: ContractCall[];
  input: Schema<unknown>;
  /**
   * The record to create; the mark in it identifies it later. `parentId` is the id of the record of
   * the type that has this one inside.
   */
  example: (mark: string, parentId: Id | null) => Record<string, unknown>;
  /** A type whose records need one of this type. */
  inside?: RecordType;
  /** Its tag and names in the document, where they differ from its path. */
  tag?: { name: string; one: string; many?: string; description: string };
};

// Hidden records, so that visitors of a live site do not see them.
const hidden = { status: STATUS.hidden };
const PICTURE = '/contract-check.webp';

/** The query parameters of a spreadsheet of records, besides the filters. */
export const SEARCH = ['keyword', 'sortField', 'sortOrder'];
const PRODUCT_FILTERS = ['categoryId', 'status', 'recommended'];
const VISIT_FILTERS = ['ip', 'username', 'path', 'region', 'from', 'to'];

export const menu: RecordType = {
  path: '/menu',
  schemas: { MenuItem, MenuItemInput },
  reads: [
    list('GET /menu/list', MenuItem, 'visitor'),
    list('GET /menu/foot', MenuItem, 'visitor'),
    list('GET /menu/system/list', MenuItem),
    list('GET /menu/show', MenuItem),
    one('GET /menu/get', 'GET /menu/show', MenuItem),
  ],
  input: MenuItemInput,
  // Many servers call the text of an item `name`.
  example: (title) => ({ ...emptyMenuItem, ...hidden, title, name: title, disabled: true }),
  tag: { name: 'menu', one: 'menu item', description: 'Header, footer and back office' },
};

const product: RecordType = {
  path: '/product',
  schemas: { Product, ProductInput, ProductName },
  reads: [
    page('GET /product/page', Product, 'visitor', PRODUCT_FILTERS),
    one('GET /product/get', 'GET /product/page', Product, 'visitor'),
    list('GET /product/simple-list', ProductName),
    file('GET /product/export-excel', [...PRODUCT_FILTERS, ...SEARCH]),
  ],
  input: ProductInput,
  example: (name, categoryId) => ({
    ...emptyProduct(),
    ...hidden,
    name,
    categoryId,
    cover: PICTURE,
  }),
  tag: { name: 'product', one: 'product', description: 'Products' },
};

type Table = Pick<TableApi<FieldTable, unknown>, 'name' | 'fields' | 'record'>;

type OfTable = Pick<RecordType, 'example' | 'inside' | 'tag'> & {
  /** The component of its records in `openapi.json`; that of what is sent ends in `Input`. */
  component: string;
  /** The calls that read its records. */
  reads: (record: Schema<unknown>) => ContractCall[];
  /** What may be sent, where the table does not say all of it. */
  input?: Schema<unknown>;
};

/** A type with a field table, whose new records are hidden. */
function ofTable({ name, fields, record }: Table, options: OfTable): RecordType {
  const { component, reads, input = inputSchema(fields), example, ...rest } = options;
  return {
    ...rest,
    path: `/${name}`,
    schemas: { [component]: record, [`${component}Input`]: input },
    reads: reads(record),
    input,
    example: (mark, parentId) => ({ ...emptyOf(fields), ...hidden, ...example(mark, parentId) }),
  };
}

const news = ofTable(newsApi, {
  component: 'News',
  reads: (record) => [
    list('GET /news/top3', record, 'visitor'),
    page('GET /news/page', record, 'visitor', ['categoryId', 'status', 'from', 'to']),
    one('GET /news/get', 'GET /news/page', record, 'visitor'),
  ],
  example: (title, categoryId) => ({ title, categoryId }),
  tag: { name: 'news', one: 'news item', description: 'Articles' },
});

/** The site's content, in the order of the document. */
export const CONTENT: RecordType[] = [
  ofTable(friendlyLinkApi, {
    component: 'FriendlyLink',
    reads: (record) => [
      list('GET /links/get', record, 'visitor', ['status']),
      one('GET /links/details', 'GET /links/get', record),
    ],
    example: (name) => ({ name, url: 'https://example.com/' }),
    tag: { name: 'friendly-link', one: 'friendly link', description: 'Partners and footer' },
  }),
  ofTable(advertisementApi, {
    component: 'Advertisement',
    reads: (record) => [
      list('GET /scroller/get', record, 'visitor', ['status']),
      one('GET /scroller/details', 'GET /scroller/get', record),
    ],
    example: (title) => ({ title, image: PICTURE }),
    tag: { name: 'advertisement', one: 'advertisement', description: 'The carousel of /home' },
  }),
  ofTable(announcementApi, {
    component: 'Announcement',
    reads: (record) => [
      list('GET /notice/get', record, 'visitor', ['status']),
      one('GET /notice/details', 'GET /notice/get', record, 'visitor'),
    ],
    // Many servers take no notice without a text.
    example: (title) => ({ title, content: `<p>${title}</p>` }),
    tag: { name: 'announcement', one: 'announcement', description: 'The bar of /home' },
  }),
  ofTable(productCategoryApi, {
    component: 'ProductCategory',
    reads: (record) => [
      list('GET /product-category/list', record, 'visitor'),
      one('GET /product-category/get', 'GET /product-category/list', record),
    ],
    example: (name) => ({ name }),
    inside: product,
  }),
  product,
  ofTable(newsCategoryApi, {
    component: 'NewsCategory',
    reads: (record) => [
      list('GET /news-category/list', record, 'visitor'),
      one('GET /news-category/get', 'GET /news-category/list', record),
    ],
    example: (name) => ({ name }),
    inside: news,
  }),
  news,
  ofTable(jobApi, {
    component: 'Job',
    reads: (record) => [
      page('GET /job/page', record, 'visitor', ['city', 'type', 'status']),
      one('GET /job/get', 'GET /job/page', record, 'visitor'),
    ],
    input: JobInput,
    example: (title) => ({ title, department: 'contract-check', city: 'contract-check' }),
    tag: { name: 'job', one: 'job', description: 'Vacancies' },
  }),
  ofTable(historyApi, {
    component: 'HistoryEntry',
    reads: (record) => [
      page('GET /develop/page', record, 'visitor', ['status']),
      one('GET /develop/get', 'GET /develop/page', record),
    ],
    input: HistoryEntryInput,
    example: (title) => ({ title, date: '2000-01' }),
    tag: {
      name: 'history',
      one: 'history entry',
      many: 'history entries',
      description: 'The timeline of /aboutus',
    },
  }),
  ofTable(honorApi, {
    component: 'Honor',
    reads: (record) => [
      page('GET /honor/page', record, 'visitor', ['level', 'status']),
      one('GET /honor/get', 'GET /honor/page', record),
    ],
    example: (name) => ({ name, image: PICTURE }),
    tag: { name: 'honor', one: 'honor', description: 'The gallery of /aboutus' },
  }),
];

export const accessLog: RecordType = {
  path: '/access-log',
  schemas: { AccessLog, VisitInput },
  reads: [
    page('GET /access-log/get', AccessLog, 'session', VISIT_FILTERS),
    one('GET /access-log/details', 'GET /access-log/get', AccessLog),
  ],
  input: VisitInput,
  example: (mark) => ({
    ip: '127.0.0.1',
    region: '',
    path: mark,
    referrer: '',
    userAgent: '',
    username: '',
    duration: null,
  }),
  tag: { name: 'access-log', one: 'visit', description: 'Who visited which page' },
};

export const RECORD_TYPES = [menu, ...CONTENT, accessLog];

/** The calls of a type: those that read it, and the three that write one record. */
export function callsOf({ path, reads, input }: RecordType): ContractCall[] {
  return [
    ...reads,
    send(`POST ${path}/create`, input),
    send(`PUT ${path}/update`, input, 'update'),
    remove(`DELETE ${path}/delete`),
  ];
}
