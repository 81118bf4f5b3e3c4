import { crudCalls } from '#src/api/records/crud-calls.ts';
import { type Advertisement, advertisementApi } from '#src/features/advertisement/schema.ts';
import { crudHandlers, listCall, ofTable, type Resource } from '../crud.ts';
import { bySort, equals } from '../query.ts';

const resource: Resource<Advertisement> = {
  rows: (db) => db.advertisements,
  ...ofTable(advertisementApi),
  noun: '轮播图',
  listing: { search: ['title', 'subtitle'], filters: { status: equals('status') }, order: bySort },
};

export const advertisementCalls = [
  listCall('GET /scroller/get', resource),
  ...crudHandlers(crudCalls('/scroller', 'details'), resource),
];
