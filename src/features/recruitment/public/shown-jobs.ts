import { queryOptions } from '@tanstack/react-query';
import { request, toRequest } from '#src/api/client.ts';
import { pageOf } from '#src/api/page.ts';
import { STATUS } from '#src/api/status.ts';
import { readAll } from '#src/lib/read-all.ts';
import { jobApi } from '../api.ts';
import { Job } from '../schema.ts';

const QUERY = { status: STATUS.shown, sortField: 'publishTime', sortOrder: 'desc' } as const;
const CALL = 'GET /job/page';

/**
 * Every position that the server has for visitors. There are few, and only all of them tell which
 * cities there are and which ones are over: the list is narrowed, ordered and cut into pages here (P7).
 */
export const shownJobs = () =>
  queryOptions({
    queryKey: [jobApi.name, 'shown', CALL],
    queryFn: ({ signal }) =>
      readAll<Job>({
        signal,
        onProgress: () => {},
        readPage: (place) => {
          const data = { ...QUERY, ...place };
          return request(pageOf(Job, data), { ...toRequest(CALL), data, signal });
        },
      }),
  });
