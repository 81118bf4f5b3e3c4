import * as v from 'valibot';
import { count, id, requiredText, status, text, times } from '#src/api/fields.ts';

/** A partner's site, as the server sends it. Loose: what we do not know is kept and sent back. */
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
