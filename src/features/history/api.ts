import { pagedList, resource } from '#src/api/resource.ts';
import type { HistoryEntryInput } from './input.ts';
import { HistoryEntry } from './schema.ts';

const NAME = 'develop';

export const historyApi = {
  ...resource<HistoryEntry, HistoryEntryInput>({
    name: NAME,
    record: HistoryEntry,
    calls: {
      one: 'GET /develop/get',
      create: 'POST /develop/create',
      update: 'PUT /develop/update',
      remove: 'DELETE /develop/delete',
    },
  }),
  page: pagedList(NAME, HistoryEntry, 'GET /develop/page'),
};
