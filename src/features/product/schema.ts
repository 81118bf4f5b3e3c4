import * as v from 'valibot';
import { HAS_DOWNLOADS } from '#src/api/dialects/dialect.ts';
import { count, records, text as anyText, word } from '#src/api/fields/fields.ts';
import {
  englishEntries,
  flag,
  inLanguages,
  list,
  order,
  custom,
  picture,
  type RecordOf,
  recordSchema,
  ref,
  richText,
  seo,
  served,
  status,
  text,
  title,
} from '#src/api/fields/record-fields.ts';
import { pagedApi } from '#src/api/records/table-api.ts';

const specification = { name: anyText, value: anyText };
const Specification = v.looseObject({ ...specification, ...englishEntries(specification) });

export const FILE_KINDS = ['manual', 'certificate', 'drawing', 'software'] as const;
export const FILE_LANGUAGES = ['zh', 'en', 'both'] as const;

/**
 * A file to download: `size` in bytes, `type` is the media type. A function, so that builds without downloads
 * leave it out.
 */
function attachment() {
  return v.looseObject({
    title: anyText,
    kind: word(FILE_KINDS),
    url: anyText,
    size: count,
    type: anyText,
    language: word(FILE_LANGUAGES),
    version: anyText,
    ...englishEntries({ title: anyText }),
  });
}
export type Attachment = v.InferOutput<ReturnType<typeof attachment>>;

export const productFields = {
  categoryId: ref({ required: true }),
  categoryName: served('text'),
  name: inLanguages(title(60)),
  model: text({ max: 40 }),
  cover: picture({ required: true, crops: { card: 4 / 3, compared: 1 } }),
  images: list({ max: 500, items: 12 }),
  summary: inLanguages(text({ max: 200 })),
  content: inLanguages(richText()),
  specifications: custom(records(Specification)),
  tags: inLanguages(list({ max: 20, items: 10 })),
  recommended: flag(),
  sort: order(),
  status: status(),
  views: served('count'),
  ...seo,
};

/** The files are absent in a build without downloads. */
export type Product = RecordOf<typeof productFields> & { attachments?: Attachment[] };
export const Product: v.GenericSchema<unknown, Product> & { entries: v.ObjectEntries } =
  HAS_DOWNLOADS
    ? recordSchema({ ...productFields, attachments: custom(records(attachment())) })
    : recordSchema(productFields);

export const productApi = pagedApi({ name: 'product', fields: productFields, record: Product });

/** Number of specifications shown first on a product's page, in the editor's order. */
export const KEY_SPECIFICATIONS = 3;
