import * as v from 'valibot';
import { records, text as anyText } from '#src/api/fields.ts';
import {
  englishEntries,
  flag,
  inLanguages,
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

const specification = { name: anyText, value: anyText };
const Specification = v.looseObject({ ...specification, ...englishEntries(specification) });

export const productFields = {
  categoryId: ref({ required: true }),
  categoryName: served('text'),
  name: inLanguages(title(60)),
  model: text({ max: 40 }),
  cover: picture({ required: true }),
  images: list({ max: 500, items: 12 }),
  summary: inLanguages(text({ max: 200 })),
  content: inLanguages(richText()),
  specifications: own(records(Specification)),
  tags: inLanguages(list({ max: 20, items: 10 })),
  recommended: flag(),
  sort: order(),
  status: status(),
  views: served('count'),
  ...seo,
};

export const Product = recordSchema(productFields);
export type Product = v.InferOutput<typeof Product>;
