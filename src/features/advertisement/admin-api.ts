import { adminApi } from '#src/admin/admin-api.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { advertisementApi } from './api.ts';
import { Advertisement, advertisementFields } from './schema.ts';

/** The calls of the back office; separate from `api.ts`, which visitors download. */
export const advertisementAdminApi = adminApi(advertisementApi, {
  record: Advertisement,
  fields: advertisementFields,
  calls: crudCalls('/scroller', 'details'),
  empty: async () => (await import('./input.ts')).emptyAdvertisement,
  checked: {
    phonePicture: 'imageMobile',
    links: ['link'],
    texts: ['title', 'subtitle', 'buttonText'],
  },
});
