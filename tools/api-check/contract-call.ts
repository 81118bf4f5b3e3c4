import type { Call, Schema } from '#src/api/client/client.ts';

/**
 * What a call answers: one record, all records, a page of them, other data, a file, or nothing the app
 * reads.
 */
export type Answer =
  | { kind: 'one' | 'list' | 'page' | 'data'; schema: Schema<unknown> }
  | { kind: 'file' }
  | { kind: 'any' };

/**
 * The request body: `update` is the whole record with its id; `file` is a form with one file
 * and texts.
 */
type Body =
  | { kind: 'json' | 'update'; schema: Schema<unknown> }
  | { kind: 'file'; texts?: string[] };

/** One call of the API contract. */
export type ContractCall = {
  call: Call;
  /** Whether public pages make the call, or only signed-in users. */
  access: 'visitor' | 'session';
  answer: Answer;
  /** The query parameters: the id of a record, or the page of a list. */
  query?: 'id' | 'page';
  /** The further query parameters that narrow a list. */
  filters?: string[];
  /** Further parameters, which the server's form of the call needs. */
  always?: Record<string, string>;
  body?: Body;
  /** The list that provides the id, for calls that read one record. */
  idFrom?: Call;
  /** What turns on a call beyond the specification: a variable, or the dialect that has it. */
  needs?: 'VITE_ENQUIRY_PATH' | 'VITE_AI_URL' | 'dialect';
};

type Access = ContractCall['access'];

export const list = (
  call: Call,
  schema: Schema<unknown>,
  access: Access = 'session',
  filters: string[] = [],
): ContractCall => ({ call, access, filters, answer: { kind: 'list', schema } });
export const page = (
  call: Call,
  schema: Schema<unknown>,
  access: Access = 'session',
  filters: string[] = [],
): ContractCall => ({ call, access, query: 'page', filters, answer: { kind: 'page', schema } });
export const file = (call: Call, filters: string[] = []): ContractCall => ({
  call,
  access: 'session',
  filters,
  answer: { kind: 'file' },
});

/** A call that reads one record: the first record of the list that `idFrom` reads. */
export const one = (
  call: Call,
  idFrom: Call,
  schema: Schema<unknown>,
  access: Access = 'session',
): ContractCall => ({ call, access, query: 'id', idFrom, answer: { kind: 'one', schema } });

export const send = (
  call: Call,
  schema: Schema<unknown>,
  kind: 'json' | 'update' = 'json',
): ContractCall => ({ call, access: 'session', body: { kind, schema }, answer: { kind: 'any' } });

export const remove = (call: Call): ContractCall => ({
  call,
  access: 'session',
  query: 'id',
  answer: { kind: 'any' },
});
