import * as v from 'valibot';
import { inputSchema } from '#src/api/fields/record-input.ts';
import { jobFields } from './schema.ts';

export const JobInput = v.pipe(
  inputSchema(jobFields),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax']],
      ({ salaryMin, salaryMax }) =>
        salaryMin === null || salaryMax === null || salaryMin <= salaryMax,
      'salaryRange',
    ),
    ['salaryMax'],
  ),
);
export type JobInput = v.InferOutput<typeof JobInput>;
