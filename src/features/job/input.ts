import * as v from 'valibot';
import {
  dateTimeInput,
  endsAfterStart,
  optionalEmailInput,
  optionalInput,
  requiredInput,
  richTextInput,
  statusInput,
  wordInput,
} from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { JOB_TYPES } from './schema.ts';

const salaryInput = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
);

export const JobInput = v.pipe(
  v.object({
    title: requiredInput(60),
    department: requiredInput(30),
    city: requiredInput(30),
    type: wordInput(JOB_TYPES),
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
  }),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax']],
      ({ salaryMin, salaryMax }) =>
        salaryMin === null || salaryMax === null || salaryMin <= salaryMax,
      'salaryRange',
    ),
    ['salaryMax'],
  ),
  endsAfterStart('publishTime', 'deadline', 'deadlineAfterPublish'),
);
export type JobInput = v.InferOutput<typeof JobInput>;

/** A function, as the publish time is the current time. */
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
    publishTime: new Date(currentTime()).toISOString(),
    deadline: '',
    status: STATUS.shown,
  };
}
