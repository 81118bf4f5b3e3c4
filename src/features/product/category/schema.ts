import * as v from 'valibot';
import { count, id, optionalId, requiredText, status, text, times } from '#src/api/fields.ts';
import { optionalInput, requiredInput, sortInput, statusInput } from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

/** A product category: top level without `parentId`, second level with one. */
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

export const ProductCategoryInput = v.object({
  name: requiredInput(30),
  parentId: v.nullable(id),
  description: optionalInput(200),
  image: optionalInput(500),
  sort: sortInput,
  status: statusInput,
});
export type ProductCategoryInput = v.InferOutput<typeof ProductCategoryInput>;

export const emptyProductCategory: ProductCategoryInput = {
  name: '',
  parentId: null,
  description: '',
  image: '',
  sort: 0,
  status: STATUS.shown,
};
