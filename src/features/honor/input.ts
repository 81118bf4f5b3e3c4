import * as v from 'valibot';
import {
  endsAfterStart,
  optionalInput,
  requiredInput,
  sortInput,
  statusInput,
  wordInput,
} from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';
import { INVALID_DATE } from '#src/lib/time/date-time.ts';
import { LEVELS } from './schema.ts';

// Kept out of `schema.ts`, which visitors download too: a bundler never splits a module.

const dayInput = v.pipe(
  v.string(),
  v.check((value) => value !== INVALID_DATE, 'date'),
);

export const HonorInput = v.pipe(
  v.object({
    name: requiredInput(60),
    issuer: optionalInput(60),
    certificateNo: optionalInput(60),
    level: v.nullable(wordInput(LEVELS)),
    date: dayInput,
    validUntil: dayInput,
    image: requiredInput(500),
    description: optionalInput(500),
    sort: sortInput,
    status: statusInput,
  }),
  endsAfterStart('date', 'validUntil', 'validAfterIssue'),
);
export type HonorInput = v.InferOutput<typeof HonorInput>;

export const emptyHonor: HonorInput = {
  name: '',
  issuer: '',
  certificateNo: '',
  level: null,
  date: '',
  validUntil: '',
  image: '',
  description: '',
  sort: 0,
  status: STATUS.shown,
};
