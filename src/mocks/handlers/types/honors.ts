import { crudCalls } from '#src/api/records/crud-calls.ts';
import { emptyHonor, HonorInput } from '#src/features/honor/input.ts';
import { Honor } from '#src/features/honor/schema.ts';
import { crudHandlers, pageCall, type Resource } from '../crud.ts';
import { bySort, equals } from '../query.ts';

const resource: Resource<Honor> = {
  rows: (db) => db.honors,
  record: Honor,
  input: HonorInput,
  empty: emptyHonor,
  noun: '荣誉资质',
  listing: {
    search: ['name', 'issuer', 'certificateNo'],
    filters: { level: equals('level'), status: equals('status') },
    order: bySort,
  },
};

export const honorCalls = [
  pageCall('GET /honor/page', resource),
  ...crudHandlers(crudCalls('/honor'), resource),
];
