import type * as v from 'valibot';
import {
  email,
  end,
  integer,
  moment,
  oneOf,
  optionalInteger,
  recordSchema,
  richText,
  status,
  text,
  title,
} from '#src/api/record-fields.ts';

export const JOB_TYPES = ['full-time', 'part-time', 'intern'] as const;

/** In yuan per month. */
const salary = optionalInteger({ min: 0, max: 1_000_000 });

export const jobFields = {
  title: title(60),
  department: text({ max: 30, required: true }),
  city: text({ max: 30, required: true }),
  type: oneOf(JOB_TYPES),
  headcount: integer({ min: 1, max: 999 }),
  salaryMin: salary,
  salaryMax: salary,
  education: text({ max: 30 }),
  experience: text({ max: 30 }),
  duties: richText(),
  requirements: richText(),
  contactEmail: email(),
  publishTime: moment({ now: true }),
  deadline: end({ after: 'publishTime', code: 'deadlineAfterPublish' }),
  status: status(),
};

export const Job = recordSchema(jobFields);
export type Job = v.InferOutput<typeof Job>;
