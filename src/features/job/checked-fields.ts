import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import type { JobInput } from './input.ts';

/** What the form looks at before publishing, and the site check in all records. */
export const jobChecked: CheckedFields<keyof JobInput> = {
  title: ['title'],
  begin: 'publishTime',
  end: 'deadline',
  richTexts: ['duties', 'requirements'],
  texts: ['title'],
};
