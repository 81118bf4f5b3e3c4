import { t } from 'i18next';
import type { Call } from '#src/api/client.ts';

/** What the mock answers with where a fault says nothing of its own. */
export const SERVER_TEXT = '服务器忙，请稍后再试';

/**
 * What a person meets:
 * `says` a message and a retry; `gone` as where there is no such record; `nothing` as where the list is
 * empty; `stands` what was asked for, as ever; `waits` first that it is on its way;
 * `signs in` the dialog over the page, for who was signed in; `heals` a message, and by itself what was
 * asked for; `late` the second question's answer, however late the first one's comes.
 */
export type Outcome =
  | 'says'
  | 'gone'
  | 'nothing'
  | 'stands'
  | 'waits'
  | 'signs in'
  | 'heals'
  | 'late';

export type Fault = {
  name: string;
  /** @see src/mocks/faults.ts */
  words: string;
  read: Outcome;
  /** A save knows no `gone`, `nothing` and `late`. */
  write: 'says' | 'stands' | 'waits' | 'signs in';
  /** What the message says of this call, part by part. */
  said: (call: Call) => string[];
};

const status = (code: number, said: () => string, words = String(code)): Fault => ({
  name: words.includes('retry-after') ? `${code} wait` : String(code),
  words,
  read: 'says',
  write: 'says',
  said: () => [said()],
});

const answer = (name: string, words: string, read: Outcome, said: Fault['said']): Fault => ({
  name,
  words,
  read,
  write: read === 'says' ? 'says' : 'stands',
  said,
});

const nothingSaid = () => [];

/** Issue 5's faults, one column each. Gateways answer with pages, whatever the API's own form is. */
export const FAULTS: Fault[] = [
  status(400, () => SERVER_TEXT),
  { ...status(401, () => t('error.unauthorized')), read: 'signs in', write: 'signs in' },
  status(403, () => t('error.forbidden')),
  { ...status(404, () => t('error.notFound')), read: 'gone' },
  status(408, () => t('error.timeout')),
  status(409, () => SERVER_TEXT),
  status(413, () => t('error.tooLarge'), '413,html'),
  status(422, () => SERVER_TEXT),
  status(425, () => t('error.busy')),
  status(429, () => t('error.tooManyWait', { seconds: 7 }), '429,retry-after=7'),
  status(500, () => t('error.server', { status: 500 })),
  status(502, () => t('error.server', { status: 502 }), '502,html'),
  status(503, () => t('error.busyWait', { seconds: 7 }), '503,html,retry-after=7'),
  status(504, () => t('error.server', { status: 504 }), '504,empty'),
  answer('timeout', 'hang', 'says', () => [t('error.timeout')]),
  { ...answer('offline', 'drop', 'says', () => [t('error.offline')]), read: 'heals' },
  answer('dropped', 'drop', 'says', () => [t('error.network')]),
  answer('cut off', 'cut', 'says', () => [t('error.network')]),
  answer('html 200', 'html', 'says', () => [t('error.malformed')]),
  answer('malformed', 'malformed', 'says', () => [t('error.malformed')]),
  answer('empty', 'empty', 'says', () => [t('error.empty')]),
  answer('success:false', 'reject', 'says', () => [SERVER_TEXT]),
  { ...answer('shape', 'shape', 'says', (call) => [call]), write: 'stands' },
  answer('data:null', 'null', 'nothing', nothingSaid),
  answer('numbers null', 'numbers=null', 'stands', nothingSaid),
  answer('numbers text', 'numbers=text', 'stands', nothingSaid),
  { ...answer('slow', 'hold', 'waits', nothingSaid), write: 'waits' },
  answer('out of order', 'hold', 'late', nothingSaid),
];
