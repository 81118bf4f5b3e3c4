import { adminApi } from '#src/admin/admin-api.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { honorApi } from './api.ts';
import { Honor, honorFields } from './schema.ts';

/** The calls of the back office; separate from `api.ts`, which visitors download. */
export const honorAdminApi = adminApi(honorApi, {
  record: Honor,
  fields: honorFields,
  calls: crudCalls('/honor'),
  empty: async () => (await import('./input.ts')).emptyHonor,
});

/** Filters of the list besides status and period, which follow from the table of fields. */
export const HONOR_FILTERS = ['level'] as const;
export type HonorFilter = (typeof HONOR_FILTERS)[number];
