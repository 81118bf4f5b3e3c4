import type * as v from 'valibot';
import {
  inLanguages,
  order,
  recordSchema,
  status,
  text,
  title,
} from '#src/api/fields/record-fields.ts';

export const newsCategoryFields = {
  name: inLanguages(title(30)),
  description: inLanguages(text({ max: 200 })),
  sort: order(),
  status: status(),
};

export const NewsCategory = recordSchema(newsCategoryFields);
export type NewsCategory = v.InferOutput<typeof NewsCategory>;
