import { crudCalls } from '#src/api/records/crud-calls.ts';
import { HistoryEntryInput } from '#src/features/history/input.ts';
import { type HistoryEntry, historyApi } from '#src/features/history/schema.ts';
import { crudHandlers, ofTable, pageCall, type Resource } from '../crud.ts';
import { equals, newestFirst } from '../query.ts';

const resource: Resource<HistoryEntry> = {
  rows: (db) => db.history,
  ...ofTable(historyApi, HistoryEntryInput),
  noun: '发展历程',
  listing: {
    search: ['title', 'description', 'date'],
    filters: { status: equals('status') },
    order: newestFirst('date'),
  },
};

export const historyCalls = [
  pageCall('GET /develop/page', resource),
  ...crudHandlers(crudCalls('/develop'), resource),
];
