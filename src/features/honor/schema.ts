import type * as v from 'valibot';
import {
  day,
  inLanguages,
  optionalOneOf,
  order,
  picture,
  recordSchema,
  status,
  text,
  title,
} from '#src/api/fields/record-fields.ts';

export const LEVELS = ['national', 'provincial', 'city', 'industry'] as const;

export const honorFields = {
  name: inLanguages(title(60)),
  issuer: inLanguages(text({ max: 60 })),
  certificateNo: text({ max: 60 }),
  level: optionalOneOf(LEVELS),
  date: day(),
  validUntil: day({ after: 'date', code: 'validAfterIssue' }),
  image: picture({ required: true, ratio: 4 / 3, fit: 'contain' }),
  description: inLanguages(text({ max: 500 })),
  sort: order(),
  status: status(),
};

/** A certificate or award, as the server sends it. */
export const Honor = recordSchema(honorFields);
export type Honor = v.InferOutput<typeof Honor>;
