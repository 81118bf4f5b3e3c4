import * as v from 'valibot';

/** A record's form as it was saved, or as the server had it before that. */
export const Version = v.object({
  user: v.string(),
  type: v.string(),
  record: v.string(),
  /** When it was saved, in epoch milliseconds. */
  at: v.number(),
  /** True for what a save from this computer replaced, whoever had saved that. */
  isReplaced: v.boolean(),
  values: v.record(v.string(), v.unknown()),
});
export type Version = v.InferOutput<typeof Version>;
