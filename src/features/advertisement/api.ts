import { resource, wholeList } from '#src/api/resource.ts';
import { Advertisement } from './schema.ts';
import type { AdvertisementInput } from './input.ts';

const NAME = 'scroller';

export const advertisementApi = {
  ...resource<Advertisement, AdvertisementInput>({
    name: NAME,
    record: Advertisement,
    calls: {
      one: 'GET /scroller/details',
      create: 'POST /scroller/create',
      update: 'PUT /scroller/update',
      remove: 'DELETE /scroller/delete',
    },
  }),
  all: wholeList(NAME, Advertisement, 'GET /scroller/get'),
};
