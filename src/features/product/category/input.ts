import * as v from 'valibot';
import { id } from '#src/api/fields.ts';
import { optionalInput, requiredInput, sortInput, statusInput } from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

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
