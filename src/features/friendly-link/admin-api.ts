import { adminApi } from '#src/admin/admin-api.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { friendlyLinkApi } from './api.ts';
import { FriendlyLink, friendlyLinkFields } from './schema.ts';

/** Kept out of `api.ts`, which visitors download too. */
export const friendlyLinkAdminApi = adminApi(friendlyLinkApi, {
  record: FriendlyLink,
  fields: friendlyLinkFields,
  calls: crudCalls('/links', 'details'),
  empty: async () => (await import('./input.ts')).emptyFriendlyLink,
});
