import * as v from 'valibot';
import { HAS_DOWNLOADS, HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { optionalInput, requiredInput, wordInput } from '#src/api/fields/input.ts';
import { englishEntries, type InputOf, custom } from '#src/api/fields/record-fields.ts';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import { type Attachment, FILE_KINDS, FILE_LANGUAGES, productFields } from './schema.ts';

export const MAX_SPECIFICATIONS = 50;

const specification = { name: optionalInput(40), value: optionalInput(200) };

type Row = { name: string; value: string; nameEn?: string; valueEn?: string };

/** Whether a row is empty in every language. */
export function isEmptyRow({ name, value, nameEn = '', valueEn = '' }: Row): boolean {
  const texts = HAS_ENGLISH ? [name, value, nameEn, valueEn] : [name, value];
  return texts.every((text) => text.trim() === '');
}

/** A row has a name and a value, or nothing. Loose, so that unknown fields survive an edit. */
const SpecificationInput = v.pipe(
  v.looseObject({
    ...specification,
    ...englishEntries({
      name: v.optional(specification.name, ''),
      value: v.optional(specification.value, ''),
    }),
  }),
  v.forward(
    v.check((row) => row.name !== '' || isEmptyRow(row), 'required'),
    ['name'],
  ),
  v.forward(
    v.check((row) => row.value !== '' || isEmptyRow(row), 'required'),
    ['value'],
  ),
);

const specifications = v.pipe(
  v.array(SpecificationInput),
  v.maxLength(MAX_SPECIFICATIONS),
  // Empty rows are dropped without an error.
  v.transform((rows) => rows.filter((row) => !isEmptyRow(row))),
);

export const MAX_ATTACHMENTS = 20;

/**
 * Loose, so that unknown fields survive an edit. URL, size and type are not typed by people, so they have no
 * messages.
 */
const AttachmentInput = v.looseObject({
  title: requiredInput(100),
  kind: wordInput(FILE_KINDS),
  url: v.string(),
  size: v.number(),
  type: v.string(),
  language: wordInput(FILE_LANGUAGES),
  version: optionalInput(30),
  ...englishEntries({ title: v.optional(optionalInput(100), '') }),
});

/** The files are absent in a build without downloads, and in a draft that was written by one. */
const attachments = v.optional(v.pipe(v.array(AttachmentInput), v.maxLength(MAX_ATTACHMENTS)), []);

export type ProductInput = InputOf<typeof productFields> & {
  attachments?: Attachment[];
};
export const ProductInput: v.GenericSchema<ProductInput, ProductInput> = HAS_DOWNLOADS
  ? inputSchema(
      { ...productFields, attachments: custom(attachments) },
      { specifications, attachments },
    )
  : inputSchema(productFields, { specifications });

export const emptyProduct = (): ProductInput => ({
  ...emptyOf(productFields),
  ...(HAS_DOWNLOADS && { attachments: [] }),
});
