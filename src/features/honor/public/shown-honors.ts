import { queryOptions } from '@tanstack/react-query';
import { request, toRequest } from '#src/api/client.ts';
import { pageOf } from '#src/api/page.ts';
import { isShown, STATUS } from '#src/api/status.ts';
import { bySort } from '#src/lib/by-sort.ts';
import { readAll } from '#src/lib/read-all.ts';
import { Honor } from '../schema.ts';

const CALL = 'GET /honor/page';

/** Every honor that visitors may see, in the editors' order, however many pages there are (P8). */
export const shownHonors = () =>
  queryOptions({
    queryKey: ['honor', 'shown', CALL],
    queryFn: async ({ signal }) => {
      const honors = await readAll<Honor>({
        signal,
        onProgress: () => {},
        readPage: (place) => {
          const data = { ...place, status: STATUS.shown, sortField: 'sort' };
          return request(pageOf(Honor, data), { ...toRequest(CALL), data, signal });
        },
      });
      return honors.filter(isShown).toSorted(bySort);
    },
  });
