import { shownList } from '#src/api/shown-list.ts';
import { jobApi } from '../api.ts';
import { Job } from '../schema.ts';

/**
 * Every position that the server has for visitors. There are few, and only all of them tell which
 * cities there are and which ones are over: the list is narrowed, ordered and cut into pages here (P7).
 */
export const shownJobs = shownList({
  name: jobApi.name,
  record: Job,
  call: 'GET /job/page',
  sort: { sortField: 'publishTime', sortOrder: 'desc' },
});
