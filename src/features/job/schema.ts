import {
  begin,
  email,
  end,
  inLanguages,
  integer,
  oneOf,
  optionalInteger,
  type RecordOf,
  richText,
  status,
  text,
  title,
} from '#src/api/fields/record-fields.ts';
import { pagedApi } from '#src/api/records/table-api.ts';

export const JOB_TYPES = ['full-time', 'part-time', 'intern'] as const;

/** Field of a salary in yuan per month. */
const salary = optionalInteger({ min: 0, max: 1_000_000 });

export const jobFields = {
  title: inLanguages(title(60)),
  department: inLanguages(text({ max: 30, required: true })),
  city: inLanguages(text({ max: 30, required: true })),
  type: oneOf(JOB_TYPES),
  headcount: integer({ min: 1, max: 999 }),
  salaryMin: salary,
  salaryMax: salary,
  education: inLanguages(text({ max: 30 })),
  experience: inLanguages(text({ max: 30 })),
  duties: inLanguages(richText()),
  requirements: inLanguages(richText()),
  contactEmail: email(),
  publishTime: begin({ now: true }),
  deadline: end({ after: 'publishTime', code: 'deadlineAfterPublish', staysVisible: true }),
  status: status(),
};

export const jobApi = pagedApi({ name: 'job', fields: jobFields });

export type Job = RecordOf<typeof jobFields>;
