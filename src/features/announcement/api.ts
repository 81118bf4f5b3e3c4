import { resource, wholeList } from '#src/api/resource.ts';
import { Announcement } from './schema.ts';
import type { AnnouncementInput } from './input.ts';

const NAME = 'notice';

export const announcementApi = {
  ...resource<Announcement, AnnouncementInput>({
    name: NAME,
    record: Announcement,
    calls: {
      one: 'GET /notice/details',
      create: 'POST /notice/create',
      update: 'PUT /notice/update',
      remove: 'DELETE /notice/delete',
    },
  }),
  all: wholeList(NAME, Announcement, 'GET /notice/get'),
};
