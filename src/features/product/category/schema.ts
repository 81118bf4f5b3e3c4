import * as v from 'valibot';
import { count, id, optionalId, requiredText, status, text, times } from '#src/api/fields.ts';

/** Of the first level if `parentId` is null. Servers may send any number of levels. */
export const ProductCategory = v.looseObject({
  id,
  name: requiredText,
  parentId: optionalId,
  description: text,
  image: text,
  sort: count,
  status,
  ...times,
});
export type ProductCategory = v.InferOutput<typeof ProductCategory>;
