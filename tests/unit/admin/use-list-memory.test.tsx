import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { useListMemory } from '#src/admin/list/core/use-list-memory.ts';
import { SessionProvider } from '#src/session/session-provider.tsx';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';

function renderMemory() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/list']}>
      <SessionProvider>{children}</SessionProvider>
    </MemoryRouter>
  );
  return renderHook(() => useListMemory(), { wrapper }).result;
}

const signIn = (claims: Record<string, unknown>) =>
  act(() => session.start({ token: buildLocalToken(claims), bearer: null }));

afterEach(() => act(() => session.end('signed-out')));

describe('useListMemory', () => {
  it.each(['username', 'id', 'sub', 'email'])(
    'B7: a person whom the token names by %s finds the settings again',
    (claim) => {
      signIn({ [claim]: 'one' });
      const list = renderMemory();
      act(() => list.current.remember({ density: 'compact' }));
      expect(list.current.memory.density).toBe('compact');
      signIn({ [claim]: 'two' });
      expect(list.current.memory.density).toBe('standard');
      signIn({ [claim]: 'one' });
      expect(list.current.memory.density).toBe('compact');
      expect(JSON.stringify(localStorage)).toContain('compact');
    },
  );

  it('B7: a person whom the token does not name has settings until the page is left, and nothing is stored', () => {
    signIn({ jti: 1 });
    const list = renderMemory();
    act(() => list.current.remember({ density: 'compact' }));
    expect(list.current.memory.density).toBe('compact');
    expect(JSON.stringify(localStorage)).not.toContain('compact');
    signIn({ jti: 2 });
    expect(list.current.memory.density).toBe('standard');
  });
});
