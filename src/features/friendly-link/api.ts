import { resource, wholeList } from '#src/api/resource.ts';
import { FriendlyLink } from './schema.ts';
import type { FriendlyLinkInput } from './input.ts';

const NAME = 'links';

export const friendlyLinkApi = {
  ...resource<FriendlyLink, FriendlyLinkInput>({
    name: NAME,
    record: FriendlyLink,
    calls: {
      one: 'GET /links/details',
      create: 'POST /links/create',
      update: 'PUT /links/update',
      remove: 'DELETE /links/delete',
    },
  }),
  all: wholeList(NAME, FriendlyLink, 'GET /links/get'),
};
