import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import type { AnnouncementInput } from './input.ts';

/** What the form looks at before publishing, and the site check in all records. */
export const announcementChecked: CheckedFields<keyof AnnouncementInput> = {
  begin: 'publishTime',
  end: 'expireTime',
  richTexts: ['content'],
  texts: ['title'],
};
