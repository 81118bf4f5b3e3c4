import { wholeList } from '#src/api/records/queries.ts';
import { FriendlyLink } from './schema.ts';

const NAME = 'links';

export const friendlyLinkApi = {
  name: NAME,
  all: wholeList(NAME, FriendlyLink, 'GET /links/get'),
};
