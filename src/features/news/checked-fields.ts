import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import type { NewsInput } from './input.ts';

/** What the form looks at before publishing, and the site check in all records. */
export const newsChecked: CheckedFields<keyof NewsInput> = {
  title: ['seoTitle', 'title'],
  summary: ['seoDescription', 'summary'],
  cover: 'cover',
  begin: 'publishTime',
  richTexts: ['content'],
  texts: ['title', 'summary', 'tags', 'seoTitle', 'seoKeywords', 'seoDescription'],
};
