import { resource } from '#src/api/resource.ts';
import { historyApi } from './api.ts';
import type { HistoryEntryInput } from './input.ts';
import { HistoryEntry } from './schema.ts';

/** What only staff ask for. Apart from `api.ts`, which the home page carries. */
export const historyAdminApi = {
  ...historyApi,
  ...resource<HistoryEntry, HistoryEntryInput>({
    name: 'develop',
    record: HistoryEntry,
    calls: {
      one: 'GET /develop/get',
      create: 'POST /develop/create',
      update: 'PUT /develop/update',
      remove: 'DELETE /develop/delete',
    },
  }),
};
