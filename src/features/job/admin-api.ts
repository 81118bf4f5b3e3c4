import { withTimeFilter } from '#src/admin/list/filters/time-filter.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { resource } from '#src/api/records/resource.ts';
import { jobApi } from './api.ts';
import type { JobInput } from './input.ts';
import { Job } from './schema.ts';

/** Kept out of `api.ts`, which visitors download too. */
export const jobAdminApi = {
  ...jobApi,
  ...resource<Job, JobInput>({
    name: 'job',
    record: Job,
    calls: crudCalls('/job'),
  }),
  page: withTimeFilter(jobApi.page, {
    periodOf: ({ publishTime, deadline }) => ({ start: publishTime, end: deadline }),
  }),
};

/** What the list can be filtered by. */
export const JOB_FILTERS = ['type', 'city', 'time', 'status'] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];
