import type { Call } from '#src/api/client/client.ts';
import { emptyOf } from '#src/api/fields/record-input.ts';
import { env } from '#src/env.ts';
import { companyInfoFields } from '#src/features/company-info/schema.ts';
import { enquiryPath } from '#src/features/enquiry/calls.ts';
import { emptyEnquiry } from '#src/features/enquiry/input.ts';
import { emptyUser } from '#src/features/user/input.ts';
import type { Id } from '#src/lib/records/id.ts';
import { RECORD_TYPES, type RecordType } from './record-types.ts';

/** The write calls of one type, tried on one record: create, update, read, delete. */
export type Journey = {
  path: `/${string}`;
  /** The list to search if the create call does not answer the id; `keyword` if that list has pages. */
  find: Call;
  /** The call that reads the record by its id. */
  one?: Call;
  input: RecordType['example'];
  /** A second journey, run while this record exists. */
  inside?: Journey;
};

const MAIL = 'contract-check@example.com';

const companyInfo: Journey = {
  path: '/contract',
  find: 'GET /contract/all',
  input: (title) => ({
    ...emptyOf(companyInfoFields),
    title,
    companyaddress: title,
    phone: '400-000-0000',
    email: MAIL,
  }),
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
    quantity: '2',
    region: mark,
    company: mark,
    consent: true,
    type: 'product',
    recordId: 0,
    title: mark,
    url: 'https://example.com/',
    key: mark,
  }),
};

const INSIDE = new Set(RECORD_TYPES.map(({ inside }) => inside));

/** Every write call that can be undone. */
export const JOURNEYS: Journey[] = [
  ...RECORD_TYPES.filter((type) => !INSIDE.has(type)).map(journeyOf),
  companyInfo,
  ...(env.enquiryPath === '' ? [] : [enquiry]),
];

/** The journey of a user account, which also signs in and out. */
export const userJourney = (password: string, roles: { roleIds?: Id[] } = {}): Journey => ({
  path: '/user',
  find: 'GET /user/page',
  one: 'GET /user/get',
  // The default role is administrator.
  input: (username) => ({
    ...emptyUser,
    username,
    // RuoYi requires it.
    nickname: username,
    password,
    email: MAIL,
    role: 'editor',
    ...roles,
  }),
});

/** @throws Error if the type has no call that reads one record */
function journeyOf({ path, reads, example, inside }: RecordType): Journey {
  const one = reads.find(({ query }) => query === 'id');
  if (one?.idFrom === undefined) throw new Error(`Nothing reads one record of ${path}`);
  return {
    path,
    find: one.idFrom,
    one: one.call,
    input: example,
    ...(inside && { inside: journeyOf(inside) }),
  };
}
