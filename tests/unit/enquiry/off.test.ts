import { expect, it } from 'vitest';
import { content, RECORD_SOURCES } from '#src/app/content.ts';
import { CALLS } from '#tools/api-check/calls.ts';

// `vitest.config.ts` leaves the mock out for this file, and with it the path of enquiries.

it('the inbox has neither routes, a place in the search, nor checked calls where the server takes no enquiries', () => {
  expect(content.enquiry.routes).toEqual([]);
  expect(RECORD_SOURCES.map(({ title }) => title)).not.toContain(content.enquiry.title);
  expect(CALLS.filter(({ call }) => call.includes('/enquiry'))).toEqual([]);
});
