import * as v from 'valibot';
import { count, id, requiredText, status, text, times } from '#src/api/fields.ts';

export const NewsCategory = v.looseObject({
  id,
  name: requiredText,
  description: text,
  sort: count,
  status,
  ...times,
});
export type NewsCategory = v.InferOutput<typeof NewsCategory>;
