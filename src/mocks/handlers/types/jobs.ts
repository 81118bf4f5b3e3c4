import { crudCalls } from '#src/api/records/crud-calls.ts';
import { JobInput } from '#src/features/job/input.ts';
import { type Job, jobApi } from '#src/features/job/schema.ts';
import { crudHandlers, ensure, ofTable, pageCall, type Resource } from '../crud.ts';
import { equals, newestFirst } from '../query.ts';

const resource: Resource<Job> = {
  rows: (db) => db.jobs,
  ...ofTable(jobApi, JobInput),
  noun: '职位',
  listing: {
    search: ['title', 'department', 'city'],
    filters: { city: equals('city'), type: equals('type'), status: equals('status') },
    order: newestFirst('publishTime'),
  },
  check: (_, { salaryMin, salaryMax, publishTime, deadline }) => {
    const isRange = salaryMin === null || salaryMax === null || salaryMin <= salaryMax;
    ensure(isRange, 'salaryMax', '最高薪资不能低于最低薪资');
    ensure(deadline === '' || publishTime < deadline, 'deadline', '截止时间要晚于发布时间');
  },
};

export const jobCalls = [
  pageCall('GET /job/page', resource),
  ...crudHandlers(crudCalls('/job'), resource),
];
