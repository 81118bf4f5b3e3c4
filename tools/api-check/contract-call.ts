import type { Call, Schema } from '#src/api/client.ts';

/** What a call answers with: one record, all of them, a page of them, some data, bytes, or nothing that is read. */
export type Answer =
  | { kind: 'one' | 'list' | 'page' | 'data'; schema: Schema<unknown> }
  | { kind: 'file' }
  | { kind: 'any' };

/** What a call sends: `update` is the whole record with its id; `file` a form with a file in it. */
export type Body = { kind: 'json' | 'update'; schema: Schema<unknown> } | { kind: 'file' };

/** One call between this product and its server. */
export type ContractCall = {
  call: Call;
  /** Whether visitors' pages make it, or only those of the signed-in. */
  access: 'visitor' | 'session';
  answer: Answer;
  /** What stands in the address: a record's id, or which page of a list. */
  query?: 'id' | 'page';
  body?: Body;
  /** The list whose first record is asked for, where the call reads one record. */
  idFrom?: Call;
};
