import { crudCalls } from '#src/api/records/crud-calls.ts';
import { type Honor, honorApi } from '#src/features/honor/schema.ts';
import { crudHandlers, ofTable, pageCall, type Resource } from '../crud.ts';
import { bySort, equals } from '../query.ts';

const resource: Resource<Honor> = {
  ...ofTable(honorApi),
  rows: (db) => db.honors,
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
