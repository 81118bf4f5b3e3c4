import { pagedList, resource } from '#src/api/resource.ts';
import type { HonorInput } from './input.ts';
import { Honor } from './schema.ts';

const NAME = 'honor';

export const honorApi = {
  ...resource<Honor, HonorInput>({
    name: NAME,
    record: Honor,
    calls: {
      one: 'GET /honor/get',
      create: 'POST /honor/create',
      update: 'PUT /honor/update',
      remove: 'DELETE /honor/delete',
    },
  }),
  page: pagedList(NAME, Honor, 'GET /honor/page'),
};
