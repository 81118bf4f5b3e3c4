import * as v from 'valibot';
import { id } from '#src/api/fields.ts';
import {
  optionalInput,
  requiredInput,
  richTextInput,
  sortInput,
  statusInput,
} from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

export const MAX_NAME_LENGTH = 60;
export const MAX_IMAGES = 12;
export const MAX_SPECIFICATIONS = 50;

/** A row has a name and a value, or neither. Loose, so that unknown fields survive an edit. */
const SpecificationInput = v.pipe(
  v.looseObject({ name: optionalInput(40), value: optionalInput(200) }),
  v.forward(
    v.check(({ name, value }) => name !== '' || value === '', 'required'),
    ['name'],
  ),
  v.forward(
    v.check(({ name, value }) => value !== '' || name === '', 'required'),
    ['value'],
  ),
);

export const ProductInput = v.object({
  categoryId: v.pipe(
    v.nullable(id),
    v.check((value) => value !== null && value !== '', 'required'),
  ),
  name: requiredInput(MAX_NAME_LENGTH),
  model: optionalInput(40),
  cover: requiredInput(500),
  images: v.pipe(v.array(requiredInput(500)), v.maxLength(MAX_IMAGES)),
  summary: optionalInput(200),
  content: richTextInput,
  specifications: v.pipe(
    v.array(SpecificationInput),
    v.maxLength(MAX_SPECIFICATIONS),
    // Empty rows are dropped without an error.
    v.transform((rows) => rows.filter(({ name }) => name !== '')),
  ),
  tags: v.pipe(v.array(requiredInput(20)), v.maxLength(10)),
  recommended: v.boolean(),
  sort: sortInput,
  status: statusInput,
  seoTitle: optionalInput(80),
  seoKeywords: optionalInput(200),
  seoDescription: optionalInput(200),
});
export type ProductInput = v.InferOutput<typeof ProductInput>;

export const emptyProduct: ProductInput = {
  categoryId: null,
  name: '',
  model: '',
  cover: '',
  images: [],
  summary: '',
  content: '',
  specifications: [],
  tags: [],
  recommended: false,
  sort: 0,
  status: STATUS.shown,
  seoTitle: '',
  seoKeywords: '',
  seoDescription: '',
};
