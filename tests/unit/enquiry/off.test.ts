import { expect, it, vi } from 'vitest';
import { content, RECORD_SOURCES } from '#src/app/content.ts';
import { CALLS } from '#tools/api-check/calls.ts';

// Without the mock, which has them, and without a path. Hoisted: the modules read it when they are imported.
vi.hoisted(() => vi.stubEnv('VITE_MOCK', 'false'));

it('the inbox has neither routes, a place in the search, nor checked calls where the server takes no enquiries', () => {
  expect(content.enquiry.routes).toEqual([]);
  expect(RECORD_SOURCES.map(({ title }) => title)).not.toContain(content.enquiry.title);
  expect(CALLS.filter(({ call }) => call.includes('/enquiry'))).toEqual([]);
});
