import * as v from 'valibot';
import { optionalInput, requiredInput, sortInput, statusInput } from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

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
