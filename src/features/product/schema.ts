import * as v from 'valibot';
import { records, text as anyText } from '#src/api/fields.ts';
import {
  flag,
  list,
  order,
  own,
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

const Specification = v.looseObject({ name: anyText, value: anyText });

export const productFields = {
  categoryId: ref({ required: true }),
  categoryName: served('text'),
  name: title(60),
  model: text({ max: 40 }),
  cover: picture({ required: true }),
  images: list({ max: 500, items: 12 }),
  summary: text({ max: 200 }),
  content: richText(),
  specifications: own(records(Specification)),
  tags: list({ max: 20, items: 10 }),
  recommended: flag(),
  sort: order(),
  status: status(),
  views: served('count'),
  ...seo,
};

export const Product = recordSchema(productFields);
export type Product = v.InferOutput<typeof Product>;
