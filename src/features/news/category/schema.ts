import type * as v from 'valibot';
import { order, recordSchema, status, text, title } from '#src/api/record-fields.ts';

export const newsCategoryFields = {
  name: title(30),
  description: text({ max: 200 }),
  sort: order(),
  status: status(),
};

export const NewsCategory = recordSchema(newsCategoryFields);
export type NewsCategory = v.InferOutput<typeof NewsCategory>;
