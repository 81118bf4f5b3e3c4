import * as v from 'valibot';
import { count, dateTime, id, requiredText, status, text, times } from '#src/api/fields.ts';
import {
  dateTimeInput,
  optionalInput,
  requiredInput,
  sortInput,
  statusInput,
} from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

const levels = ['national', 'provincial', 'city', 'industry'] as const;

/** A certificate or prize, as the server sends it. */
export const Honor = v.looseObject({
  id,
  name: requiredText,
  issuer: text,
  certificateNo: text,
  level: v.fallback(v.nullable(v.picklist(levels)), null),
  date: dateTime,
  validUntil: dateTime,
  image: text,
  description: text,
  sort: count,
  status,
  ...times,
});
export type Honor = v.InferOutput<typeof Honor>;

export const HonorInput = v.object({
  name: requiredInput(60),
  issuer: optionalInput(60),
  certificateNo: optionalInput(60),
  level: v.nullable(v.picklist(levels)),
  date: dateTimeInput,
  validUntil: dateTimeInput,
  image: requiredInput(500),
  description: optionalInput(500),
  sort: sortInput,
  status: statusInput,
});
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
