import { crudCalls } from '#src/api/records/crud-calls.ts';
import { AdvertisementInput, emptyAdvertisement } from '#src/features/advertisement/input.ts';
import { Advertisement } from '#src/features/advertisement/schema.ts';
import { crudHandlers, listCall, type Resource } from '../crud.ts';
import { bySort } from '../query.ts';

const resource: Resource<Advertisement> = {
  rows: (db) => db.advertisements,
  record: Advertisement,
  input: AdvertisementInput,
  empty: emptyAdvertisement,
  noun: '轮播图',
  listing: { search: ['title', 'subtitle'], order: bySort },
};

export const advertisementCalls = [
  listCall('GET /scroller/get', resource),
  ...crudHandlers(crudCalls('/scroller', 'details'), resource),
];
