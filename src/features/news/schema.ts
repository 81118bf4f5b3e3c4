import type * as v from 'valibot';
import {
  flag,
  list,
  moment,
  picture,
  recordSchema,
  ref,
  richText,
  seo,
  served,
  status,
  text,
  title,
} from '#src/api/record-fields.ts';

export const newsFields = {
  categoryId: ref({ required: true }),
  categoryName: served('text'),
  title: title(100),
  cover: picture({ ratio: 16 / 9 }),
  summary: text({ max: 200 }),
  content: richText(),
  author: text({ max: 30 }),
  source: text({ max: 60 }),
  tags: list({ max: 20, items: 10 }),
  /** In the future it means scheduled. */
  publishTime: moment({ now: true }),
  pinned: flag(),
  status: status(),
  views: served('count'),
  ...seo,
};

export const News = recordSchema(newsFields);
export type News = v.InferOutput<typeof News>;
