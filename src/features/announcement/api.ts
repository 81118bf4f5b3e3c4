import { oneRecord, wholeList } from '#src/api/records/queries.ts';
import { Announcement } from './schema.ts';

const NAME = 'notice';

export const announcementApi = {
  name: NAME,
  one: oneRecord(NAME, Announcement, 'GET /notice/details'),
  all: wholeList(NAME, Announcement, 'GET /notice/get'),
};
