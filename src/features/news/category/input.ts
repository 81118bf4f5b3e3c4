import type * as v from 'valibot';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import { newsCategoryFields } from './schema.ts';

export const NewsCategoryInput = inputSchema(newsCategoryFields);
export type NewsCategoryInput = v.InferOutput<typeof NewsCategoryInput>;

export const emptyNewsCategory = emptyOf(newsCategoryFields);
