import * as v from 'valibot';
import { chatCall } from '#src/api/chat/chat.ts';
import { ChatAnswer, ChatRequest } from '#src/api/chat/chat-schema.ts';
import { LoginAnswer } from '#src/api/client/login-answer.ts';
import { Photo } from '#src/api/uploads/photo-schema.ts';
import { hasCall, namesField } from '#src/api/wire/server-call.ts';
import { env } from '#src/env.ts';
import { Captcha, Credentials, SignUpInput } from '#src/features/auth/schema.ts';
import { CompanyInfoInput } from '#src/features/company-info/input.ts';
import { CompanyInfo } from '#src/features/company-info/schema.ts';
import { enquiryCalls } from '#src/features/enquiry/calls.ts';
import { EnquiryInput } from '#src/features/enquiry/input.ts';
import { Message } from '#src/features/enquiry/message.ts';
import { Enquiry } from '#src/features/enquiry/schema.ts';
import { NewUserInput, UserInput } from '#src/features/user/input.ts';
import { ImportReport, User } from '#src/features/user/schema.ts';
import { type ContractCall, file, list, one, page, remove, send } from './contract-call.ts';
import { accessLog, callsOf, CONTENT, menu, SEARCH } from './record-types.ts';
import { PasswordChange, StatusChange, WithId } from './schemas.ts';

/** For servers that make a picture for a key of the client's. */
export const CAPTCHA_KEY = crypto.getRandomValues(new Uint32Array(4)).join('');

const USER_FILTERS = ['status', 'role'];

/** Every call of the API contract, once, with its request body and its expected answer. */
export const CONTRACT: ContractCall[] = [
  ...callsOf(menu),

  {
    call: 'GET /contract/get',
    access: 'visitor',
    answer: { kind: 'data', schema: v.nullable(CompanyInfo) },
  },
  list('GET /contract/all', CompanyInfo),
  send('POST /contract/create', CompanyInfoInput),
  send('PUT /contract/update', CompanyInfoInput, 'update'),
  send('DELETE /contract/delete', WithId),

  ...CONTENT.flatMap(callsOf),

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
    always: namesField('GET /system/captcha', 'id') ? { id: CAPTCHA_KEY } : {},
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

  // Visitors' browsers record their visits themselves.
  ...callsOf(accessLog).map((call) => (call.body ? { ...call, access: 'visitor' as const } : call)),
];

const ENQUIRIES: ContractCall[] = [
  { ...send(enquiryCalls.create, Message), access: 'visitor' as const },
  page(enquiryCalls.page, Enquiry, 'session', ['progress', 'type', 'from', 'to']),
  one(enquiryCalls.one, enquiryCalls.page, Enquiry),
  send(enquiryCalls.update, EnquiryInput, 'update'),
  remove(enquiryCalls.remove),
].map((call) => ({ ...call, needs: 'VITE_ENQUIRY_PATH' as const }));

/** Optional calls beyond the specification: a server has them only if a variable names them. */
export const OPTIONAL: ContractCall[] = [
  {
    ...send('PUT /show/update', Photo, 'update'),
    needs: 'dialect',
  },
  { ...remove('DELETE /show/delete'), needs: 'dialect' },
  ...ENQUIRIES,
  {
    call: chatCall,
    access: 'session',
    body: { kind: 'json', schema: ChatRequest },
    answer: { kind: 'data', schema: ChatAnswer },
    needs: 'VITE_AI_URL',
  },
];

/** The calls that are checked: those that the server has by its dialect, and enquiries where this build has them. */
export const CALLS = [...CONTRACT, ...(env.enquiryPath === '' ? [] : ENQUIRIES)].filter(
  ({ call }) => hasCall(call),
);

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
