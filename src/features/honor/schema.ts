import {
  day,
  inLanguages,
  optionalOneOf,
  order,
  picture,
  type RecordOf,
  status,
  text,
  title,
} from '#src/api/fields/record-fields.ts';
import { pagedApi } from '#src/api/records/table-api.ts';

export const HONOR_LEVELS = ['national', 'provincial', 'city', 'industry'] as const;

export const honorFields = {
  name: inLanguages(title(60)),
  issuer: inLanguages(text({ max: 60 })),
  certificateNo: text({ max: 60 }),
  level: optionalOneOf(HONOR_LEVELS),
  date: day(),
  validUntil: day({ after: 'date', code: 'validAfterIssue' }),
  image: picture({ required: true, ratio: 4 / 3, fit: 'contain' }),
  description: inLanguages(text({ max: 500 })),
  sort: order(),
  status: status(),
};

export const honorApi = pagedApi({ name: 'honor', fields: honorFields });

/** A certificate or award, as the server sends it. */
export type Honor = RecordOf<typeof honorFields>;
