import * as v from 'valibot';
import {
  count,
  flag,
  id,
  optionalId,
  records,
  requiredText,
  status,
  text,
  texts,
  times,
} from '#src/api/fields.ts';

const Specification = v.looseObject({ name: text, value: text });

export const Product = v.looseObject({
  id,
  categoryId: optionalId,
  categoryName: text,
  name: requiredText,
  model: text,
  cover: text,
  images: texts,
  summary: text,
  content: text,
  specifications: records(Specification),
  tags: texts,
  recommended: flag,
  sort: count,
  status,
  views: count,
  seoTitle: text,
  seoKeywords: text,
  seoDescription: text,
  ...times,
});
export type Product = v.InferOutput<typeof Product>;
