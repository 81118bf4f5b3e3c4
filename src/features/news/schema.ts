import * as v from 'valibot';
import {
  count,
  dateTime,
  flag,
  id,
  optionalId,
  requiredText,
  status,
  text,
  texts,
  times,
} from '#src/api/fields.ts';

/** As the server sends it. A publish time in the future means scheduled. */
export const News = v.looseObject({
  id,
  categoryId: optionalId,
  categoryName: text,
  title: requiredText,
  cover: text,
  summary: text,
  content: text,
  author: text,
  source: text,
  tags: texts,
  publishTime: dateTime,
  pinned: flag,
  status,
  views: count,
  seoTitle: text,
  seoKeywords: text,
  seoDescription: text,
  ...times,
});
export type News = v.InferOutput<typeof News>;
