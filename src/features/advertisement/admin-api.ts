import type { Period } from '#src/admin/list/filters/time-filter.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { resource } from '#src/api/records/resource.ts';
import { advertisementApi } from './api.ts';
import type { AdvertisementInput } from './input.ts';
import { Advertisement } from './schema.ts';

/** Kept out of `api.ts`, which visitors download too. */
export const advertisementAdminApi = {
  ...advertisementApi,
  ...resource<Advertisement, AdvertisementInput>({
    name: advertisementApi.name,
    record: Advertisement,
    calls: crudCalls('/scroller', 'details'),
  }),
};

export function advertisementPeriod({ startTime, endTime }: Advertisement): Period {
  return { start: startTime, end: endTime };
}
