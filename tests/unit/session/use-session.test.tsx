import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SessionProvider } from '#src/session/session-provider.tsx';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';
import { useSession } from '#src/session/use-session.ts';

afterEach(() => session.end('signed-out'));

it('E4: outside its provider it throws an error that says so', () => {
  // React logs the error too.
  const render = () => renderHook(() => useSession());
  expect(render).toThrow('useSession must be used inside <SessionProvider>');
});

it('A10: inside it follows the session', () => {
  session.restore();
  const { result } = renderHook(() => useSession(), { wrapper: SessionProvider });
  expect(result.current.status).toBe('unauthenticated');
  act(() => session.start({ token: buildLocalToken({ username: 'admin' }), bearer: null }));
  expect(result.current.user).toMatchObject({ username: 'admin', role: 'admin' });
});
