import * as v from 'valibot';
import { id, requiredText, text } from '#src/api/fields/fields.ts';

/** A row of the list of all products for pickers. */
export const ProductName = v.looseObject({ id, name: requiredText, cover: text });
