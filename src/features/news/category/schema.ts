import * as v from 'valibot';
import { count, id, requiredText, status, text, times } from '#src/api/fields.ts';
import { optionalInput, requiredInput, sortInput, statusInput } from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

/** A news category, as the server sends it. */
export const NewsCategory = v.looseObject({
  id,
  name: requiredText,
  description: text,
  sort: count,
  status,
  ...times,
});
export type NewsCategory = v.InferOutput<typeof NewsCategory>;

export const NewsCategoryInput = v.object({
  name: requiredInput(30),
  description: optionalInput(200),
  sort: sortInput,
  status: statusInput,
});
export type NewsCategoryInput = v.InferOutput<typeof NewsCategoryInput>;

export const emptyNewsCategory: NewsCategoryInput = {
  name: '',
  description: '',
  sort: 0,
  status: STATUS.shown,
};
