import * as v from 'valibot';
import { optionalInput } from '#src/api/input.ts';
import { englishEntries } from '#src/api/record-fields.ts';
import { emptyOf, inputSchema } from '#src/api/record-input.ts';
import { productFields } from './schema.ts';

export const MAX_SPECIFICATIONS = 50;

const specification = { name: optionalInput(40), value: optionalInput(200) };

/** A row has a name and a value, or neither. Loose, so that unknown fields survive an edit. */
const SpecificationInput = v.pipe(
  v.looseObject({
    ...specification,
    ...englishEntries({
      name: v.optional(specification.name, ''),
      value: v.optional(specification.value, ''),
    }),
  }),
  v.forward(
    v.check(({ name, value }) => name !== '' || value === '', 'required'),
    ['name'],
  ),
  v.forward(
    v.check(({ name, value }) => value !== '' || name === '', 'required'),
    ['value'],
  ),
);

export const ProductInput = inputSchema(productFields, {
  specifications: v.pipe(
    v.array(SpecificationInput),
    v.maxLength(MAX_SPECIFICATIONS),
    // Empty rows are dropped without an error.
    v.transform((rows) => rows.filter(({ name }) => name !== '')),
  ),
});
export type ProductInput = v.InferOutput<typeof ProductInput>;

export const emptyProduct = emptyOf(productFields, { specifications: [] });
