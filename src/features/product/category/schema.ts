import type * as v from 'valibot';
import {
  inLanguages,
  order,
  picture,
  recordSchema,
  ref,
  status,
  text,
  title,
} from '#src/api/fields/record-fields.ts';

export const productCategoryFields = {
  name: inLanguages(title(30)),
  /** Null on the first level. Servers may send any number of levels. */
  parentId: ref(),
  description: inLanguages(text({ max: 200 })),
  image: picture({ ratio: 4 / 3, crops: { tile: 1 } }),
  sort: order(),
  status: status(),
};

export const ProductCategory = recordSchema(productCategoryFields);
export type ProductCategory = v.InferOutput<typeof ProductCategory>;
