import * as v from 'valibot';
import {
  count,
  dateTime,
  id,
  optionalNumber,
  requiredText,
  status,
  text,
  times,
} from '#src/api/fields.ts';
import {
  dateTimeInput,
  optionalEmailInput,
  optionalInput,
  requiredInput,
  richTextInput,
  statusInput,
} from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

const types = ['full-time', 'part-time', 'intern'] as const;

/** An open position, as the server sends it. Salaries in yuan a month. */
export const Job = v.looseObject({
  id,
  title: requiredText,
  department: text,
  city: text,
  type: v.fallback(v.picklist(types), 'full-time'),
  headcount: count,
  salaryMin: optionalNumber,
  salaryMax: optionalNumber,
  education: text,
  experience: text,
  duties: text,
  requirements: text,
  contactEmail: text,
  publishTime: dateTime,
  deadline: dateTime,
  status,
  ...times,
});
export type Job = v.InferOutput<typeof Job>;

const salaryInput = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
);

export const JobInput = v.object({
  title: requiredInput(60),
  department: requiredInput(30),
  city: requiredInput(30),
  type: v.picklist(types),
  headcount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  salaryMin: salaryInput,
  salaryMax: salaryInput,
  education: optionalInput(30),
  experience: optionalInput(30),
  duties: richTextInput,
  requirements: richTextInput,
  contactEmail: optionalEmailInput,
  publishTime: dateTimeInput,
  deadline: dateTimeInput,
  status: statusInput,
});
export type JobInput = v.InferOutput<typeof JobInput>;

/** A new position is published at once: the form's time is now. */
export function emptyJob(): JobInput {
  return {
    title: '',
    department: '',
    city: '',
    type: 'full-time',
    headcount: 1,
    salaryMin: null,
    salaryMax: null,
    education: '',
    experience: '',
    duties: '',
    requirements: '',
    contactEmail: '',
    publishTime: new Date().toISOString(),
    deadline: '',
    status: STATUS.shown,
  };
}
