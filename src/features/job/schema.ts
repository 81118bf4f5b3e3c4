import * as v from 'valibot';
import {
  count,
  dateTime,
  endTime,
  id,
  optionalNumber,
  requiredText,
  status,
  text,
  times,
  word,
} from '#src/api/fields.ts';

export const JOB_TYPES = ['full-time', 'part-time', 'intern'] as const;

/** As the server sends it. Salaries in yuan per month. */
export const Job = v.looseObject({
  id,
  title: requiredText,
  department: text,
  city: text,
  type: word(JOB_TYPES),
  headcount: count,
  salaryMin: optionalNumber,
  salaryMax: optionalNumber,
  education: text,
  experience: text,
  duties: text,
  requirements: text,
  contactEmail: text,
  publishTime: dateTime,
  deadline: endTime,
  status,
  ...times,
});
export type Job = v.InferOutput<typeof Job>;
