import { queryOptions } from '@tanstack/react-query';
import { request, toRequest } from '#src/api/client.ts';
import { pageOf } from '#src/api/page.ts';
import { isShown, STATUS } from '#src/api/status.ts';
import { readAll } from '#src/lib/read-all.ts';
import { HistoryEntry } from '../schema.ts';

const QUERY = { status: STATUS.shown, sortField: 'date', sortOrder: 'desc' } as const;
const CALL = 'GET /develop/page';

/** Every entry that visitors may see, however many pages the server has of them (P8). */
export const shownHistory = () =>
  queryOptions({
    queryKey: ['develop', 'shown', CALL],
    queryFn: async ({ signal }) => {
      const entries = await readAll<HistoryEntry>({
        signal,
        onProgress: () => {},
        readPage: (place) => {
          const data = { ...QUERY, ...place };
          return request(pageOf(HistoryEntry, data), { ...toRequest(CALL), data, signal });
        },
      });
      return entries.filter(isShown);
    },
  });
