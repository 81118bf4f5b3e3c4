import * as v from 'valibot';
import { HAS_ENGLISH } from '#src/api/dialect.ts';
import { optionalInput } from '#src/api/input.ts';
import { englishEntries } from '#src/api/record-fields.ts';
import { emptyOf, inputSchema } from '#src/api/record-input.ts';
import { productFields } from './schema.ts';

export const MAX_SPECIFICATIONS = 50;

const specification = { name: optionalInput(40), value: optionalInput(200) };

type Row = { name: string; value: string; nameEn?: string; valueEn?: string };

/** Whether nothing is typed in a row, in any language. */
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

export const ProductInput = inputSchema(productFields, {
  specifications: v.pipe(
    v.array(SpecificationInput),
    v.maxLength(MAX_SPECIFICATIONS),
    // Empty rows are dropped without an error.
    v.transform((rows) => rows.filter((row) => !isEmptyRow(row))),
  ),
});
export type ProductInput = v.InferOutput<typeof ProductInput>;

export const emptyProduct = emptyOf(productFields, { specifications: [] });
