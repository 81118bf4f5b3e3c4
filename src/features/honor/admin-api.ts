import { resource } from '#src/api/resource.ts';
import { honorApi } from './api.ts';
import type { HonorInput } from './input.ts';
import { Honor } from './schema.ts';

/** Kept out of `api.ts`, which visitors download too. */
export const honorAdminApi = {
  ...honorApi,
  ...resource<Honor, HonorInput>({
    name: 'honor',
    record: Honor,
    calls: {
      one: 'GET /honor/get',
      create: 'POST /honor/create',
      update: 'PUT /honor/update',
      remove: 'DELETE /honor/delete',
    },
  }),
};
