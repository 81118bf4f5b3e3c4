import { withTimeFilter } from '#src/admin/list/filters/time-filter.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { resource } from '#src/api/records/resource.ts';
import { toDayEnd } from '#src/lib/time/date-time.ts';
import { honorApi } from './api.ts';
import type { HonorInput } from './input.ts';
import { Honor } from './schema.ts';

/** Kept out of `api.ts`, which visitors download too. */
export const honorAdminApi = {
  ...honorApi,
  ...resource<Honor, HonorInput>({
    name: 'honor',
    record: Honor,
    calls: crudCalls('/honor'),
  }),
  page: withTimeFilter(honorApi.page, {
    periodOf: (honor) => ({ start: '', end: honorEnd(honor) }),
  }),
};

/** The end of the last day of validity, ISO 8601; '' for none. */
export function honorEnd({ validUntil }: Pick<Honor, 'validUntil'>): string {
  return toDayEnd(validUntil);
}

/** What the list can be filtered by. */
export const HONOR_FILTERS = ['level', 'time', 'status'] as const;
export type HonorFilter = (typeof HONOR_FILTERS)[number];
