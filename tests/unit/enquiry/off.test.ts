import { expect, it, vi } from 'vitest';
import { enquiryRoutes } from '#src/features/enquiry/routes.ts';
import { CALLS } from '#tools/api-check/calls.ts';

// Without the mock, which has them, and without a path. Hoisted: the modules read it when they are imported.
vi.hoisted(() => vi.stubEnv('VITE_MOCK', 'false'));

it('the inbox has neither routes nor checked calls where the server takes no enquiries', () => {
  expect(enquiryRoutes).toEqual([]);
  expect(CALLS.filter(({ call }) => call.includes('/enquiry'))).toEqual([]);
});
