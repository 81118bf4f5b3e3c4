import { crudCalls } from '#src/api/records/crud-calls.ts';
import { resource } from '#src/api/records/resource.ts';
import { friendlyLinkApi } from './api.ts';
import type { FriendlyLinkInput } from './input.ts';
import { FriendlyLink } from './schema.ts';

/** Kept out of `api.ts`, which visitors download too. */
export const friendlyLinkAdminApi = {
  ...friendlyLinkApi,
  ...resource<FriendlyLink, FriendlyLinkInput>({
    name: friendlyLinkApi.name,
    record: FriendlyLink,
    calls: crudCalls('/links', 'details'),
  }),
};
