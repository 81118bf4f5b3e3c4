import { t } from 'i18next';
import type { Call } from '#src/api/client/client.ts';

/** The mock's message for faults without a message of their own. */
export const SERVER_TEXT = '服务器忙，请稍后再试';

/**
 * What the user sees: `says` an error message and a retry button; `gone` that the record does not
 * exist; `nothing` that the list is empty; `stands` the content as usual; `waits` a loading state
 * first; `signs in` the sign-in dialog over the page, if a session has expired; `heals` an error
 * message, then the content without user input; `late` the response of the second request, even if the
 * first one's arrives after it.
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
  /** `gone`, `nothing` and `late` do not apply to writes. */
  write: 'says' | 'stands' | 'waits' | 'signs in';
  /** The parts of the error message for this call. */
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

/** One column per fault; gateways answer with HTML, whatever the API's format is. */
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
