import * as v from 'valibot';
import { count, id, requiredText, status, text, times } from '#src/api/fields.ts';

/** Loose: unknown fields are kept and sent back. */
export const FriendlyLink = v.looseObject({
  id,
  name: requiredText,
  url: text,
  logo: text,
  description: text,
  sort: count,
  status,
  ...times,
});
export type FriendlyLink = v.InferOutput<typeof FriendlyLink>;
