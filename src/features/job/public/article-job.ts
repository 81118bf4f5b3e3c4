import type { Job } from '../schema.ts';

/** What of a position can be read. A form's values fit as well. */
export type ArticleJob = Pick<
  Job,
  | 'title'
  | 'department'
  | 'city'
  | 'type'
  | 'headcount'
  | 'salaryMin'
  | 'salaryMax'
  | 'education'
  | 'experience'
  | 'duties'
  | 'requirements'
  | 'contactEmail'
  | 'publishTime'
  | 'deadline'
>;
