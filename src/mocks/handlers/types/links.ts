import { crudCalls } from '#src/api/records/crud-calls.ts';
import { type FriendlyLink, friendlyLinkApi } from '#src/features/friendly-link/schema.ts';
import { crudHandlers, listCall, ofTable, type Resource } from '../crud.ts';
import { bySort, equals } from '../query.ts';

const resource: Resource<FriendlyLink> = {
  rows: (db) => db.links,
  ...ofTable(friendlyLinkApi),
  noun: '友情链接',
  listing: { search: ['name', 'url'], filters: { status: equals('status') }, order: bySort },
  unique: { field: 'name', label: '友情链接' },
};

export const linkCalls = [
  listCall('GET /links/get', resource),
  ...crudHandlers(crudCalls('/links', 'details'), resource),
];
