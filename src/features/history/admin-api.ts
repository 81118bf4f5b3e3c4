import { adminApi } from '#src/admin/admin-api.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { historyApi } from './api.ts';
import { HistoryEntry, historyFields } from './schema.ts';

/** The calls of the back office; separate from `api.ts`, which visitors download. */
export const historyAdminApi = adminApi(historyApi, {
  record: HistoryEntry,
  fields: historyFields,
  calls: crudCalls('/develop'),
  empty: async () => (await import('./input.ts')).emptyHistoryEntry,
});
