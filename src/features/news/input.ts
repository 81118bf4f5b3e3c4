import type * as v from 'valibot';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import { newsFields } from './schema.ts';

export const NewsInput = inputSchema(newsFields);
export type NewsInput = v.InferOutput<typeof NewsInput>;

export const emptyNews = emptyOf(newsFields);
