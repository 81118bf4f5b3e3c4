import type { Period } from '#src/admin/list/filters/time-filter.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { resource } from '#src/api/records/resource.ts';
import { hasField } from '#src/api/wire/server-call.ts';
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

/** Whether the server has a field of announcements. */
export const hasAnnouncementField = (name: keyof AnnouncementInput) =>
  hasField('GET /notice/get', name);

/** The fields with the time of publication that the server has. */
export const ANNOUNCEMENT_TIMES = (['publishTime', 'expireTime'] as const).filter(
  hasAnnouncementField,
);

export function announcementPeriod({ publishTime, expireTime }: Announcement): Period {
  return { start: publishTime, end: expireTime };
}

/** What the list can be filtered by. */
export const ANNOUNCEMENT_FILTERS = [
  'type',
  ...(ANNOUNCEMENT_TIMES.length > 0 ? (['time'] as const) : []),
  'status',
] as const;
export type AnnouncementFilter = (typeof ANNOUNCEMENT_FILTERS)[number];
