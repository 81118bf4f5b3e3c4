import { pagedList, resource } from '#src/api/resource.ts';
import type { JobInput } from './input.ts';
import { Job } from './schema.ts';

const NAME = 'job';

export const jobApi = {
  ...resource<Job, JobInput>({
    name: NAME,
    record: Job,
    calls: {
      one: 'GET /job/get',
      create: 'POST /job/create',
      update: 'PUT /job/update',
      remove: 'DELETE /job/delete',
    },
  }),
  page: pagedList(NAME, Job, 'GET /job/page'),
};
