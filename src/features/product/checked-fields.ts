import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import type { ProductInput } from './input.ts';

/** What the form looks at before publishing, and the site check in all records. */
export const productChecked: CheckedFields<keyof ProductInput> = {
  title: ['seoTitle', 'name'],
  summary: ['seoDescription', 'summary'],
  richTexts: ['content'],
  texts: [
    'name',
    'summary',
    'specifications',
    'model',
    'tags',
    'seoTitle',
    'seoKeywords',
    'seoDescription',
  ],
};
