import { AdvertisementInput, emptyAdvertisement } from '#src/features/advertisement/input.ts';
import { Advertisement } from '#src/features/advertisement/schema.ts';
import { createCall, listCall, oneCall, removeCall, updateCall } from './crud.ts';
import type { Resource } from './crud.ts';
import { bySort } from './query.ts';

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
  oneCall('GET /scroller/details', resource),
  createCall('POST /scroller/create', resource),
  updateCall('PUT /scroller/update', resource),
  removeCall('DELETE /scroller/delete', resource),
];
