import { crudCalls } from '#src/api/records/crud-calls.ts';
import { resource } from '#src/api/records/resource.ts';
import { historyApi } from './api.ts';
import type { HistoryEntryInput } from './input.ts';
import { HistoryEntry } from './schema.ts';

/** Kept out of `api.ts`, which visitors download too. */
export const historyAdminApi = {
  ...historyApi,
  ...resource<HistoryEntry, HistoryEntryInput>({
    name: historyApi.name,
    record: HistoryEntry,
    calls: crudCalls('/develop'),
  }),
};
