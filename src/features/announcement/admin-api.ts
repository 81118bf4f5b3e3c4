import type { Period } from '#src/admin/list/filters/time-filter.ts';
import { crudCalls } from '#src/api/crud-calls.ts';
import { resource } from '#src/api/resource.ts';
import { announcementApi } from './api.ts';
import type { AnnouncementInput } from './input.ts';
import { Announcement } from './schema.ts';

/** Kept out of `api.ts`, which visitors download too. */
export const announcementAdminApi = {
  ...announcementApi,
  ...resource<Announcement, AnnouncementInput>({
    name: announcementApi.name,
    record: Announcement,
    calls: crudCalls('/notice', 'details'),
  }),
};

export function announcementPeriod({ publishTime, expireTime }: Announcement): Period {
  return { start: publishTime, end: expireTime };
}

/** What the list can be filtered by. */
export const ANNOUNCEMENT_FILTERS = ['type', 'time', 'status'] as const;
export type AnnouncementFilter = (typeof ANNOUNCEMENT_FILTERS)[number];
