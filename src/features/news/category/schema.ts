import {
  inLanguages,
  order,
  type RecordOf,
  status,
  text,
  title,
} from '#src/api/fields/record-fields.ts';
import { wholeApi } from '#src/api/records/table-api.ts';

export const newsCategoryFields = {
  name: inLanguages(title(30)),
  description: inLanguages(text({ max: 200 })),
  sort: order(),
  status: status(),
};

export const newsCategoryApi = wholeApi({
  name: 'news-category',
  fields: newsCategoryFields,
  affects: ['news'],
});

export type NewsCategory = RecordOf<typeof newsCategoryFields>;
