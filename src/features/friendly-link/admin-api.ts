import { adminApi } from '#src/admin/admin-api.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { friendlyLinkApi } from './api.ts';
import { FriendlyLink, friendlyLinkFields } from './schema.ts';

/** The calls of the back office; separate from `api.ts`, which visitors download. */
export const friendlyLinkAdminApi = adminApi(friendlyLinkApi, {
  record: FriendlyLink,
  fields: friendlyLinkFields,
  calls: crudCalls('/links', 'details'),
  empty: async () => (await import('./input.ts')).emptyFriendlyLink,
});
