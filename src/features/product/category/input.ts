import type * as v from 'valibot';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import { productCategoryFields } from './schema.ts';

export const ProductCategoryInput = inputSchema(productCategoryFields);
export type ProductCategoryInput = v.InferOutput<typeof ProductCategoryInput>;

export const emptyProductCategory = emptyOf(productCategoryFields);
