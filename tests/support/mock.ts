import { createMockServer } from '#src/mocks/node.ts';

/** The mock API server of this test file; `setup.ts` starts, resets and stops it. */
export const mock = createMockServer();
