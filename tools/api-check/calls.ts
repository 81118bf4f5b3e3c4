import * as v from 'valibot';
import type { Call, Schema } from '#src/api/client.ts';
import { AccessLogInput } from '#src/features/access-log/input.ts';
import { AccessLog } from '#src/features/access-log/schema.ts';
import { AdvertisementInput } from '#src/features/advertisement/input.ts';
import { Advertisement } from '#src/features/advertisement/schema.ts';
import { AnnouncementInput } from '#src/features/announcement/input.ts';
import { Announcement } from '#src/features/announcement/schema.ts';
import { LoginAnswer } from '#src/api/login-answer.ts';
import { Captcha, Credentials, SignUpInput } from '#src/features/auth/schema.ts';
import { CompanyInfoInput } from '#src/features/company-info/input.ts';
import { CompanyInfo } from '#src/features/company-info/schema.ts';
import { enquiryCalls } from '#src/features/enquiry/calls.ts';
import { EnquiryInput } from '#src/features/enquiry/input.ts';
import { Message } from '#src/features/enquiry/message.ts';
import { Enquiry } from '#src/features/enquiry/schema.ts';
import { env } from '#src/env.ts';
import { FriendlyLinkInput } from '#src/features/friendly-link/input.ts';
import { FriendlyLink } from '#src/features/friendly-link/schema.ts';
import { HistoryEntryInput } from '#src/features/history/input.ts';
import { HistoryEntry } from '#src/features/history/schema.ts';
import { HonorInput } from '#src/features/honor/input.ts';
import { Honor } from '#src/features/honor/schema.ts';
import { MenuItemInput } from '#src/features/menu/input.ts';
import { MenuItem } from '#src/features/menu/schema.ts';
import { NewsCategoryInput } from '#src/features/news/category/input.ts';
import { NewsCategory } from '#src/features/news/category/schema.ts';
import { NewsInput } from '#src/features/news/input.ts';
import { News } from '#src/features/news/schema.ts';
import { Photo } from '#src/api/photo-schema.ts';
import { ProductCategoryInput } from '#src/features/product/category/input.ts';
import { ProductCategory } from '#src/features/product/category/schema.ts';
import { ProductInput } from '#src/features/product/input.ts';
import { ProductName } from '#src/features/product/product-name.ts';
import { Product } from '#src/features/product/schema.ts';
import { JobInput } from '#src/features/job/input.ts';
import { Job } from '#src/features/job/schema.ts';
import { NewUserInput, UserInput } from '#src/features/user/input.ts';
import { ImportReport, User } from '#src/features/user/schema.ts';
import { PasswordChange, StatusChange, WithId } from './schemas.ts';
import type { ContractCall } from './contract-call.ts';

type Access = ContractCall['access'];

const list = (call: Call, schema: Schema<unknown>, access: Access = 'session'): ContractCall => ({
  call,
  access,
  answer: { kind: 'list', schema },
});
const page = (
  call: Call,
  schema: Schema<unknown>,
  access: Access = 'session',
  filters: string[] = [],
): ContractCall => ({ call, access, query: 'page', filters, answer: { kind: 'page', schema } });
const file = (call: Call, filters: string[] = []): ContractCall => ({
  call,
  access: 'session',
  filters,
  answer: { kind: 'file' },
});

/** A call that reads one record: the first record of the list that `idFrom` reads. */
const one = (
  call: Call,
  idFrom: Call,
  schema: Schema<unknown>,
  access: Access = 'session',
): ContractCall => ({ call, access, query: 'id', idFrom, answer: { kind: 'one', schema } });

const send = (
  call: Call,
  schema: Schema<unknown>,
  kind: 'json' | 'update' = 'json',
): ContractCall => ({ call, access: 'session', body: { kind, schema }, answer: { kind: 'any' } });

const remove = (call: Call): ContractCall => ({
  call,
  access: 'session',
  query: 'id',
  answer: { kind: 'any' },
});

const writes = (path: `/${string}`, input: Schema<unknown>): ContractCall[] => [
  send(`POST ${path}/create`, input),
  send(`PUT ${path}/update`, input, 'update'),
  remove(`DELETE ${path}/delete`),
];

/** What a spreadsheet of records is asked for by, besides their filters. */
const SEARCH = ['keyword', 'sortField', 'sortOrder'];
const PRODUCT_FILTERS = ['categoryId', 'status', 'recommended'];
const USER_FILTERS = ['status', 'role'];
const VISIT_FILTERS = ['ip', 'username', 'path', 'region', 'from', 'to'];

/** Every call of the API contract, once, with its request body and its expected answer. */
export const CONTRACT: ContractCall[] = [
  list('GET /menu/list', MenuItem, 'visitor'),
  list('GET /menu/foot', MenuItem, 'visitor'),
  list('GET /menu/system/list', MenuItem),
  list('GET /menu/show', MenuItem),
  one('GET /menu/get', 'GET /menu/show', MenuItem),
  ...writes('/menu', MenuItemInput),

  {
    call: 'GET /contract/get',
    access: 'visitor',
    answer: { kind: 'data', schema: v.nullable(CompanyInfo) },
  },
  list('GET /contract/all', CompanyInfo),
  send('POST /contract/create', CompanyInfoInput),
  send('PUT /contract/update', CompanyInfoInput, 'update'),
  send('DELETE /contract/delete', WithId),

  list('GET /links/get', FriendlyLink, 'visitor'),
  one('GET /links/details', 'GET /links/get', FriendlyLink),
  ...writes('/links', FriendlyLinkInput),

  list('GET /scroller/get', Advertisement, 'visitor'),
  one('GET /scroller/details', 'GET /scroller/get', Advertisement),
  ...writes('/scroller', AdvertisementInput),

  list('GET /notice/get', Announcement, 'visitor'),
  one('GET /notice/details', 'GET /notice/get', Announcement, 'visitor'),
  ...writes('/notice', AnnouncementInput),

  list('GET /product-category/list', ProductCategory, 'visitor'),
  one('GET /product-category/get', 'GET /product-category/list', ProductCategory),
  ...writes('/product-category', ProductCategoryInput),

  page('GET /product/page', Product, 'visitor', PRODUCT_FILTERS),
  one('GET /product/get', 'GET /product/page', Product, 'visitor'),
  list('GET /product/simple-list', ProductName),
  file('GET /product/export-excel', [...PRODUCT_FILTERS, ...SEARCH]),
  ...writes('/product', ProductInput),

  list('GET /news-category/list', NewsCategory, 'visitor'),
  one('GET /news-category/get', 'GET /news-category/list', NewsCategory),
  ...writes('/news-category', NewsCategoryInput),

  list('GET /news/top3', News, 'visitor'),
  page('GET /news/page', News, 'visitor', ['categoryId', 'status', 'from', 'to']),
  one('GET /news/get', 'GET /news/page', News, 'visitor'),
  ...writes('/news', NewsInput),

  page('GET /job/page', Job, 'visitor', ['city', 'type', 'status']),
  one('GET /job/get', 'GET /job/page', Job, 'visitor'),
  ...writes('/job', JobInput),

  page('GET /develop/page', HistoryEntry, 'visitor', ['status']),
  one('GET /develop/get', 'GET /develop/page', HistoryEntry),
  ...writes('/develop', HistoryEntryInput),

  page('GET /honor/page', Honor, 'visitor', ['level', 'status']),
  one('GET /honor/get', 'GET /honor/page', Honor),
  ...writes('/honor', HonorInput),

  page('GET /show', Photo, 'session', ['category']),
  { ...file('GET /download'), query: 'id', idFrom: 'GET /show' },
  {
    call: 'POST /file',
    access: 'session',
    body: { kind: 'file', texts: ['category'] },
    answer: { kind: 'data', schema: Photo },
  },

  {
    call: 'GET /system/captcha',
    access: 'visitor',
    answer: { kind: 'data', schema: Captcha },
  },
  {
    call: 'POST /user/login',
    access: 'visitor',
    body: { kind: 'json', schema: Credentials },
    answer: { kind: 'data', schema: LoginAnswer },
  },
  send('POST /user/logout', v.object({})),
  page('GET /user/page', User, 'session', USER_FILTERS),
  page('GET /user/recycle/show', User, 'session', USER_FILTERS),
  one('GET /user/get', 'GET /user/page', User),
  file('GET /user/get-import-template'),
  file('GET /user/export', [...USER_FILTERS, ...SEARCH]),
  { ...send('POST /user/create', v.union([NewUserInput, SignUpInput])), access: 'visitor' },
  send('PUT /user/update', UserInput, 'update'),
  send('PUT /user/update-password', PasswordChange),
  send('PUT /user/reset-status', StatusChange),
  remove('DELETE /user/delete'),
  {
    call: 'POST /user/import',
    access: 'session',
    body: { kind: 'file' },
    answer: { kind: 'data', schema: ImportReport },
  },

  page('GET /access-log/get', AccessLog, 'session', VISIT_FILTERS),
  one('GET /access-log/details', 'GET /access-log/get', AccessLog),
  ...writes('/access-log', AccessLogInput),
];

const ENQUIRIES: ContractCall[] = [
  { ...send(enquiryCalls.create, Message), access: 'visitor' as const },
  page(enquiryCalls.page, Enquiry, 'session', ['progress', 'type', 'from', 'to']),
  one(enquiryCalls.one, enquiryCalls.page, Enquiry),
  send(enquiryCalls.update, EnquiryInput, 'update'),
  remove(enquiryCalls.remove),
].map((call) => ({ ...call, needs: 'VITE_ENQUIRY_PATH' as const }));

/** Calls beyond the specification, which only servers have for which a variable names them. */
export const OPTIONAL: ContractCall[] = [
  {
    ...send('PUT /show/update', Photo, 'update'),
    needs: 'VITE_PHOTO_UPDATE_PATH',
  },
  { ...remove('DELETE /show/delete'), needs: 'VITE_PHOTO_DELETE_PATH' },
  ...ENQUIRIES,
];

/** The calls that are checked: those of every build, and of enquiries where this one has them. */
export const CALLS = [...CONTRACT, ...(env.enquiryPath === '' ? [] : ENQUIRIES)];

export const READS = CALLS.filter(({ call }) => call.startsWith('GET '));

export const WRITES = CALLS.filter(({ call }) => !call.startsWith('GET '));

/**
 * Returns the contract of a call.
 * @throws Error if the contract has no such call
 */
export function contractOf(call: string): ContractCall {
  const found = [...CONTRACT, ...OPTIONAL].find((each) => each.call === call);
  if (!found) throw new Error(`No ${call} in the contract`);
  return found;
}
