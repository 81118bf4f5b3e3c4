import { adminApi } from '#src/admin/admin-api.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { hasField } from '#src/api/wire/server-call.ts';
import { announcementApi } from './api.ts';
import type { AnnouncementInput } from './input.ts';
import { Announcement, announcementFields } from './schema.ts';

/** The calls of the back office; separate from `api.ts`, which visitors download. */
export const announcementAdminApi = adminApi(announcementApi, {
  record: Announcement,
  fields: announcementFields,
  calls: crudCalls('/notice', 'details'),
  empty: async () => (await import('./input.ts')).emptyAnnouncement,
  checked: { richTexts: ['content'], texts: ['title'] },
});

/** Whether announcements on the server have this field. */
export const hasAnnouncementField = (name: keyof AnnouncementInput) =>
  hasField('GET /notice/get', name);

/** Filters of the list besides status and period, which follow from the table of fields. */
export const ANNOUNCEMENT_FILTERS = ['type'] as const;
export type AnnouncementFilter = (typeof ANNOUNCEMENT_FILTERS)[number];
