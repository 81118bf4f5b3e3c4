import { oneRecord, pagedList } from '#src/api/records/queries.ts';
import { Job } from './schema.ts';

const NAME = 'job';

export const jobApi = {
  name: NAME,
  one: oneRecord(NAME, Job, 'GET /job/get'),
  page: pagedList(NAME, Job, 'GET /job/page'),
};
