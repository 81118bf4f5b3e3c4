import { pagedList } from '#src/api/records/queries.ts';
import { resource } from '#src/api/records/resource.ts';
import { ENQUIRY, enquiryCalls } from './calls.ts';
import type { EnquiryInput } from './input.ts';
import { Enquiry } from './schema.ts';

/** Calls of the back office. It does not use `create`: only visitors write enquiries. */
export const enquiryAdminApi = {
  ...resource<Enquiry, EnquiryInput>({ name: ENQUIRY, record: Enquiry, calls: enquiryCalls }),
  page: pagedList(ENQUIRY, Enquiry, enquiryCalls.page),
};

/** Filters of the list. */
export const ENQUIRY_FILTERS = ['progress', 'type', 'suspicious', 'from', 'to'] as const;
