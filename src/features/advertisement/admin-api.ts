import { adminApi } from '#src/admin/admin-api.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { advertisementApi } from './api.ts';
import { Advertisement, advertisementFields } from './schema.ts';

/** Kept out of `api.ts`, which visitors download too. */
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
