import type { ContractCall } from '../contract-call.ts';
import { RECORD_TYPES, type RecordType } from '../record-types.ts';

// The words of the document: its tags, and what each call does.

type Tag = { name: string; one: string; many: string; description: string };

/** Tags by the first part of a call's path; other paths are their own tag. */
const TAGS: Record<string, RecordType['tag']> = {
  ...Object.fromEntries(RECORD_TYPES.map(({ path, tag }) => [path.slice(1), tag])),
  contract: {
    name: 'company-info',
    one: 'company record',
    description: 'Name, address and filings',
  },
  enquiry: { name: 'enquiry', one: 'enquiry', description: 'Messages of visitors' },
  user: { name: 'user', one: 'user', description: 'Accounts of the back office' },
  show: { name: 'photo', one: 'photo', description: 'Uploaded pictures' },
  download: { name: 'photo', one: 'photo', description: 'Uploaded pictures' },
  file: { name: 'photo', one: 'photo', description: 'Uploaded pictures' },
  ai: {
    name: 'writing',
    one: 'draft',
    description: 'Texts that a language model drafts for editors',
  },
  system: { name: 'session', one: 'session', description: 'Signing in and out' },
};
const SESSION = new Set<string>(['POST /user/login', 'POST /user/logout']);

export function tagOf({ call }: ContractCall): Tag {
  const [, first = ''] = /\/([\w-]+)/.exec(call) ?? [];
  const words = first.replaceAll('-', ' ');
  const tag = SESSION.has(call) ? TAGS.system : TAGS[first];
  const { name, one, description, many } = tag ?? {
    name: first,
    one: words,
    description: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    many: undefined,
  };
  return { name, one, description, many: many ?? plural(one) };
}

function plural(noun: string): string {
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** Calls that are not of the usual kinds. */
const SUMMARIES: Record<string, string> = {
  'GET /menu/list': 'The items of the header',
  'GET /menu/foot': 'The groups of the footer',
  'GET /menu/system/list': 'The items of the back office',
  'GET /menu/show': 'All menu items in one list',
  'GET /contract/get': 'The company record in force',
  'GET /product/simple-list': 'Names and covers of all products',
  'GET /product/export-excel': 'A spreadsheet of products',
  'GET /news/top3': 'The three news items for the home page',
  'GET /show': 'A page of photos',
  'GET /download': 'The file of a photo',
  'POST /file': 'Upload a picture',
  'PUT /show/update': 'Change a photo, such as its alternative text',
  'DELETE /show/delete': 'Delete a photo',
  'POST /ai/chat': 'Let a language model draft a text',
  'GET /system/captcha': 'A picture code for signing in',
  'POST /user/login': 'Sign in',
  'POST /user/logout': 'Sign out',
  'POST /user/create': 'Create a user, or sign up',
  'GET /user/recycle/show': 'A page of deleted users',
  'GET /user/get-import-template': 'An empty spreadsheet for the import',
  'GET /user/export': 'A spreadsheet of users',
  'POST /user/import': 'Create and update users from a spreadsheet',
  'PUT /user/update-password': 'Set the password of a user',
  'PUT /user/reset-status': 'Allow a user to sign in, or not',
};

const NOTES: Record<string, string> = {
  'DELETE /contract/delete': 'The body has the id.',
  'POST /user/create':
    'Without a session this is a sign-up, which sends no role and no status: the server must ignore or refuse them, and give the role with the fewest rights.',
  'POST /user/login':
    'The fields captcha and captchaId are sent only where GET /system/captcha has answered with a picture. Wrong credentials may be answered with any failure.',
  'GET /system/captcha':
    'Null, captchaEnabled: false or status 404 where no code is asked for. A code is valid once.',
  'POST /ai/chat':
    'The first line of the system message names the task: summary, seoTitle, seoDescription, english, lawful or alt. The server adds the key of the model’s provider, which the page never has, and limits how much each person asks for. A 401 means that the session is over.',
  'POST /enquiry/create':
    'True in suspicious: the field that is hidden from people was filled in. The server should limit how many messages one visitor sends. A message about a product may have quantity, region (country, or province of China) and company; empty ones are not sent. The same key twice is the same message, sent again because its answer was lost.',
  'POST /access-log/create':
    'Made only by a build with VITE_RECORD_VISITS=true. The server adds the address, the region and the time, and ignores what else a visitor sends of these. Without the id in the answer no duration is sent.',
  'PUT /access-log/update':
    'Made only by a build with VITE_RECORD_VISITS=true, each time that the page is hidden or left. Of a visitor the server must take nothing but the duration, and only of a recent visit from the same address.',
  'GET /product/page': 'The filter categoryId includes the categories below it.',
};

export function summaryOf(contract: ContractCall): string {
  const { call, answer, query } = contract;
  const special = SUMMARIES[call];
  if (special !== undefined) return special;
  const { one, many } = tagOf(contract);
  if (answer.kind === 'page') return `A page of ${many}`;
  if (answer.kind === 'list') return `All ${many}`;
  if (call.startsWith('GET ') && query === 'id') return `One ${one}`;
  const [verb = ''] = /(?:create|update|delete)$/.exec(call) ?? ['call'];
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} one ${one}`;
}

export function descriptionOf({ call, access, body, needs }: ContractCall): string {
  return [
    access === 'visitor' ? 'Made without a session.' : 'Needs a session.',
    ...(body?.kind === 'update'
      ? ['Sends the whole record, with the fields that the program does not know.']
      : []),
    ...(needs === undefined
      ? []
      : [
          needs === 'dialect'
            ? 'Optional: made only by a build whose dialect (VITE_API_DIALECT) has it.'
            : `Optional: made only by a build with ${needs}, at the path that it names.`,
        ]),
    ...(NOTES[call] === undefined ? [] : [NOTES[call]]),
  ].join(' ');
}
