import type { Schema } from '#src/api/client/client.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { emptyAccessLog, VisitInput } from '#src/features/access-log/input.ts';
import { AccessLog } from '#src/features/access-log/schema.ts';
import { AdvertisementInput, emptyAdvertisement } from '#src/features/advertisement/input.ts';
import { Advertisement } from '#src/features/advertisement/schema.ts';
import { AnnouncementInput, emptyAnnouncement } from '#src/features/announcement/input.ts';
import { Announcement } from '#src/features/announcement/schema.ts';
import { emptyFriendlyLink, FriendlyLinkInput } from '#src/features/friendly-link/input.ts';
import { FriendlyLink } from '#src/features/friendly-link/schema.ts';
import { emptyHistoryEntry, HistoryEntryInput } from '#src/features/history/input.ts';
import { HistoryEntry } from '#src/features/history/schema.ts';
import { emptyHonor, HonorInput } from '#src/features/honor/input.ts';
import { Honor } from '#src/features/honor/schema.ts';
import { emptyJob, JobInput } from '#src/features/job/input.ts';
import { Job } from '#src/features/job/schema.ts';
import { emptyMenuItem, MenuItemInput } from '#src/features/menu/input.ts';
import { MenuItem } from '#src/features/menu/schema.ts';
import { emptyNewsCategory, NewsCategoryInput } from '#src/features/news/category/input.ts';
import { NewsCategory } from '#src/features/news/category/schema.ts';
import { emptyNews, NewsInput } from '#src/features/news/input.ts';
import { News } from '#src/features/news/schema.ts';
import {
  emptyProductCategory,
  ProductCategoryInput,
} from '#src/features/product/category/input.ts';
import { ProductCategory } from '#src/features/product/category/schema.ts';
import { emptyProduct, ProductInput } from '#src/features/product/input.ts';
import { ProductName } from '#src/features/product/product-name.ts';
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

const news: RecordType = {
  path: '/news',
  schemas: { News, NewsInput },
  reads: [
    list('GET /news/top3', News, 'visitor'),
    page('GET /news/page', News, 'visitor', ['categoryId', 'status', 'from', 'to']),
    one('GET /news/get', 'GET /news/page', News, 'visitor'),
  ],
  input: NewsInput,
  example: (title, categoryId) => ({ ...emptyNews(), ...hidden, title, categoryId }),
  tag: { name: 'news', one: 'news item', description: 'Articles' },
};

/** The site's content, in the order of the document. */
export const CONTENT: RecordType[] = [
  {
    path: '/links',
    schemas: { FriendlyLink, FriendlyLinkInput },
    reads: [
      list('GET /links/get', FriendlyLink, 'visitor'),
      one('GET /links/details', 'GET /links/get', FriendlyLink),
    ],
    input: FriendlyLinkInput,
    example: (name) => ({ ...emptyFriendlyLink(), ...hidden, name, url: 'https://example.com/' }),
    tag: { name: 'friendly-link', one: 'friendly link', description: 'Partners and footer' },
  },
  {
    path: '/scroller',
    schemas: { Advertisement, AdvertisementInput },
    reads: [
      list('GET /scroller/get', Advertisement, 'visitor'),
      one('GET /scroller/details', 'GET /scroller/get', Advertisement),
    ],
    input: AdvertisementInput,
    example: (title) => ({ ...emptyAdvertisement(), ...hidden, title, image: PICTURE }),
    tag: { name: 'advertisement', one: 'advertisement', description: 'The carousel of /home' },
  },
  {
    path: '/notice',
    schemas: { Announcement, AnnouncementInput },
    reads: [
      list('GET /notice/get', Announcement, 'visitor'),
      one('GET /notice/details', 'GET /notice/get', Announcement, 'visitor'),
    ],
    input: AnnouncementInput,
    example: (title) => ({ ...emptyAnnouncement(), ...hidden, title }),
    tag: { name: 'announcement', one: 'announcement', description: 'The ticker of /home' },
  },
  {
    path: '/product-category',
    schemas: { ProductCategory, ProductCategoryInput },
    reads: [
      list('GET /product-category/list', ProductCategory, 'visitor'),
      one('GET /product-category/get', 'GET /product-category/list', ProductCategory),
    ],
    input: ProductCategoryInput,
    example: (name) => ({ ...emptyProductCategory(), ...hidden, name }),
    inside: product,
  },
  product,
  {
    path: '/news-category',
    schemas: { NewsCategory, NewsCategoryInput },
    reads: [
      list('GET /news-category/list', NewsCategory, 'visitor'),
      one('GET /news-category/get', 'GET /news-category/list', NewsCategory),
    ],
    input: NewsCategoryInput,
    example: (name) => ({ ...emptyNewsCategory(), ...hidden, name }),
    inside: news,
  },
  news,
  {
    path: '/job',
    schemas: { Job, JobInput },
    reads: [
      page('GET /job/page', Job, 'visitor', ['city', 'type', 'status']),
      one('GET /job/get', 'GET /job/page', Job, 'visitor'),
    ],
    input: JobInput,
    example: (title) => ({
      ...emptyJob(),
      ...hidden,
      title,
      department: 'contract-check',
      city: 'contract-check',
    }),
    tag: { name: 'job', one: 'job', description: 'Vacancies' },
  },
  {
    path: '/develop',
    schemas: { HistoryEntry, HistoryEntryInput },
    reads: [
      page('GET /develop/page', HistoryEntry, 'visitor', ['status']),
      one('GET /develop/get', 'GET /develop/page', HistoryEntry),
    ],
    input: HistoryEntryInput,
    example: (title) => ({ ...emptyHistoryEntry(), ...hidden, title, date: '2000-01' }),
    tag: {
      name: 'history',
      one: 'history entry',
      many: 'history entries',
      description: 'The timeline of /aboutus',
    },
  },
  {
    path: '/honor',
    schemas: { Honor, HonorInput },
    reads: [
      page('GET /honor/page', Honor, 'visitor', ['level', 'status']),
      one('GET /honor/get', 'GET /honor/page', Honor),
    ],
    input: HonorInput,
    example: (name) => ({ ...emptyHonor(), ...hidden, name, image: PICTURE }),
    tag: { name: 'honor', one: 'honor', description: 'The gallery of /aboutus' },
  },
];

export const accessLog: RecordType = {
  path: '/access-log',
  schemas: { AccessLog, VisitInput },
  reads: [
    page('GET /access-log/get', AccessLog, 'session', VISIT_FILTERS),
    one('GET /access-log/details', 'GET /access-log/get', AccessLog),
  ],
  input: VisitInput,
  example: (mark) => ({ ...emptyAccessLog, ip: '127.0.0.1', path: mark }),
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
