import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { connectClient } from '#src/api/client.ts';

configure({ reactStrictMode: true });

afterEach(() => {
  cleanup();
  // These files share their modules: none inherits another's session.
  connectClient({ accessToken: () => null, onUnauthorized: () => {} });
});
