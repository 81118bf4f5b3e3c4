import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { connectClient } from '#src/api/client/client.ts';

configure({ reactStrictMode: true });

afterEach(() => {
  cleanup();
  // These test files share modules, so the session of an earlier file has to be removed.
  connectClient({ accessToken: () => null, onUnauthorized: () => {} });
});
