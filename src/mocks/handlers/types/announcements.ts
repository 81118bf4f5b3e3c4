import { crudCalls } from '#src/api/records/crud-calls.ts';
import { AnnouncementInput, emptyAnnouncement } from '#src/features/announcement/input.ts';
import { Announcement } from '#src/features/announcement/schema.ts';
import { crudHandlers, listCall, type Resource } from '../crud.ts';
import { contains, equals, pinnedFirst } from '../query.ts';

const resource: Resource<Announcement> = {
  rows: (db) => db.announcements,
  record: Announcement,
  input: AnnouncementInput,
  empty: emptyAnnouncement,
  noun: '公告',
  listing: {
    search: ['title', 'content'],
    // Of another server's dialect.
    filters: { title: contains('title'), type: equals('type') },
    order: pinnedFirst,
  },
};

export const announcementCalls = [
  listCall('GET /notice/get', resource),
  ...crudHandlers(crudCalls('/notice', 'details'), resource),
];
