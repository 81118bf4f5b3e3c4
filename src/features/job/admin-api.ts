import { adminApi } from '#src/admin/admin-api.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { jobApi } from './api.ts';
import { Job, jobFields } from './schema.ts';

/** The calls of the back office; separate from `api.ts`, which visitors download. */
export const jobAdminApi = adminApi(jobApi, {
  record: Job,
  fields: jobFields,
  calls: crudCalls('/job'),
  empty: async () => (await import('./input.ts')).emptyJob,
  checked: { title: ['title'], richTexts: ['duties', 'requirements'], texts: ['title'] },
});

/** Filters of the list besides status and period, which follow from the table of fields. */
export const JOB_FILTERS = ['type', 'city'] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];
