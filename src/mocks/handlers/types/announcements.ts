import { crudCalls } from '#src/api/records/crud-calls.ts';
import { type Announcement, announcementApi } from '#src/features/announcement/schema.ts';
import { crudHandlers, listCall, ofTable, type Resource } from '../crud.ts';
import { contains, equals, pinnedFirst } from '../query.ts';

const resource: Resource<Announcement> = {
  rows: (db) => db.announcements,
  ...ofTable(announcementApi),
  noun: '公告',
  listing: {
    search: ['title', 'content'],
    // Title and type are of another server's dialect.
    filters: { status: equals('status'), title: contains('title'), type: equals('type') },
    order: pinnedFirst,
  },
};

export const announcementCalls = [
  listCall('GET /notice/get', resource),
  ...crudHandlers(crudCalls('/notice', 'details'), resource),
];
