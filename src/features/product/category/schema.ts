import {
  inLanguages,
  order,
  picture,
  type RecordOf,
  ref,
  status,
  text,
  title,
} from '#src/api/fields/record-fields.ts';
import { wholeApi } from '#src/api/records/table-api.ts';

export const productCategoryFields = {
  name: inLanguages(title(30)),
  /** Null on the first level. Servers may send any number of levels. */
  parentId: ref(),
  description: inLanguages(text({ max: 200 })),
  image: picture({ ratio: 4 / 3, crops: { tile: 1 } }),
  sort: order(),
  status: status(),
};

export const productCategoryApi = wholeApi({
  name: 'product-category',
  fields: productCategoryFields,
  affects: ['product'],
});

export type ProductCategory = RecordOf<typeof productCategoryFields>;
