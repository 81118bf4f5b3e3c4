import type { Call } from '#src/api/client.ts';
import { STATUS } from '#src/api/status.ts';
import type { Id } from '#src/lib/records/id.ts';
import { emptyAccessLog } from '#src/features/access-log/input.ts';
import { emptyAdvertisement } from '#src/features/advertisement/input.ts';
import { emptyAnnouncement } from '#src/features/announcement/input.ts';
import { emptyCompanyInfo } from '#src/features/company-info/input.ts';
import { enquiryPath } from '#src/features/enquiry/calls.ts';
import { emptyEnquiry } from '#src/features/enquiry/input.ts';
import { env } from '#src/env.ts';
import { emptyFriendlyLink } from '#src/features/friendly-link/input.ts';
import { emptyHistoryEntry } from '#src/features/history/input.ts';
import { emptyHonor } from '#src/features/honor/input.ts';
import { emptyMenuItem } from '#src/features/menu/input.ts';
import { emptyNewsCategory } from '#src/features/news/category/input.ts';
import { emptyNews } from '#src/features/news/input.ts';
import { emptyProductCategory } from '#src/features/product/category/input.ts';
import { emptyProduct } from '#src/features/product/input.ts';
import { emptyJob } from '#src/features/job/input.ts';
import { emptyUser } from '#src/features/user/input.ts';

/** The write calls of one type, tried on one record: create, update, read, delete. */
export type Journey = {
  path: `/${string}`;
  /** The list to search if the create call does not answer the id; `keyword` if that list has pages. */
  find: Call;
  /** The call that reads the record by its id. */
  one?: Call;
  /**
   * The record to create; the mark in it identifies it later. `parentId` is the id of the outer
   * journey's record.
   */
  input: (mark: string, parentId: Id | null) => Record<string, unknown>;
  /** A second journey, run while this record exists. */
  inside?: Journey;
};

// Hidden records, so that visitors of a live site do not see them.
const hidden = { status: STATUS.hidden };
const PICTURE = '/contract-check.webp';
const MAIL = 'contract-check@example.com';

const product: Journey = {
  path: '/product',
  find: 'GET /product/page',
  one: 'GET /product/get',
  input: (name, categoryId) => ({ ...emptyProduct(), ...hidden, name, categoryId, cover: PICTURE }),
};

const news: Journey = {
  path: '/news',
  find: 'GET /news/page',
  one: 'GET /news/get',
  input: (title, categoryId) => ({ ...emptyNews(), ...hidden, title, categoryId }),
};

const enquiry: Journey = {
  path: enquiryPath,
  find: `GET ${enquiryPath}/page`,
  one: `GET ${enquiryPath}/get`,
  input: (mark) => ({
    ...emptyEnquiry,
    name: mark,
    contact: MAIL,
    content: mark,
    consent: true,
    type: 'product',
    recordId: 0,
    title: mark,
    url: 'https://example.com/',
    key: mark,
  }),
};

/** Every write call that can be undone. */
export const JOURNEYS: Journey[] = [
  {
    path: '/menu',
    find: 'GET /menu/show',
    one: 'GET /menu/get',
    // Many servers call the text of an item `name`.
    input: (title) => ({ ...emptyMenuItem, ...hidden, title, name: title, disabled: true }),
  },
  {
    path: '/contract',
    find: 'GET /contract/all',
    input: (title) => ({
      ...emptyCompanyInfo(),
      title,
      companyaddress: title,
      phone: '400-000-0000',
      email: MAIL,
    }),
  },
  {
    path: '/links',
    find: 'GET /links/get',
    one: 'GET /links/details',
    input: (name) => ({ ...emptyFriendlyLink(), ...hidden, name, url: 'https://example.com/' }),
  },
  {
    path: '/scroller',
    find: 'GET /scroller/get',
    one: 'GET /scroller/details',
    input: (title) => ({ ...emptyAdvertisement(), ...hidden, title, image: PICTURE }),
  },
  {
    path: '/notice',
    find: 'GET /notice/get',
    one: 'GET /notice/details',
    input: (title) => ({ ...emptyAnnouncement(), ...hidden, title }),
  },
  {
    path: '/product-category',
    find: 'GET /product-category/list',
    one: 'GET /product-category/get',
    input: (name) => ({ ...emptyProductCategory(), ...hidden, name }),
    inside: product,
  },
  {
    path: '/news-category',
    find: 'GET /news-category/list',
    one: 'GET /news-category/get',
    input: (name) => ({ ...emptyNewsCategory(), ...hidden, name }),
    inside: news,
  },
  {
    path: '/job',
    find: 'GET /job/page',
    one: 'GET /job/get',
    input: (title) => ({
      ...emptyJob(),
      ...hidden,
      title,
      department: 'contract-check',
      city: 'contract-check',
    }),
  },
  {
    path: '/develop',
    find: 'GET /develop/page',
    one: 'GET /develop/get',
    input: (title) => ({ ...emptyHistoryEntry(), ...hidden, title, date: '2000-01' }),
  },
  {
    path: '/honor',
    find: 'GET /honor/page',
    one: 'GET /honor/get',
    input: (name) => ({ ...emptyHonor(), ...hidden, name, image: PICTURE }),
  },
  {
    path: '/access-log',
    find: 'GET /access-log/get',
    one: 'GET /access-log/details',
    input: (mark) => ({ ...emptyAccessLog, ip: '127.0.0.1', path: mark }),
  },
  ...(env.enquiryPath === '' ? [] : [enquiry]),
];

/** The journey of a user account, which also signs in and out. */
export const userJourney = (password: string): Journey => ({
  path: '/user',
  find: 'GET /user/page',
  one: 'GET /user/get',
  // The default role is administrator.
  input: (username) => ({ ...emptyUser, username, password, email: MAIL, role: 'editor' }),
});
