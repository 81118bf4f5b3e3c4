import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useListMemory } from '#src/admin/list/core/list-memory.ts';
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

  it.each(['expired', 'unauthorized'] as const)(
    'A8, A12, B7: where the session is %s under the list, its settings stay as the page does',
    (reason) => {
      signIn({ username: 'one' });
      const list = renderMemory();
      act(() => list.current.remember({ density: 'compact' }));
      act(() => session.end(reason));
      expect(list.current.memory.density).toBe('compact');
      act(() => list.current.remember({ hidden: ['title'] }));
      signIn({ username: 'one' });
      expect(list.current.memory).toMatchObject({ density: 'compact', hidden: ['title'] });
    },
  );

  it('A11: after signing out nobody’s settings are shown', () => {
    signIn({ username: 'one' });
    const list = renderMemory();
    act(() => list.current.remember({ density: 'compact' }));
    act(() => session.end('signed-out'));
    expect(list.current.memory.density).toBe('standard');
  });

  it('B7: what storage refused is kept until another tab stores something newer', () => {
    signIn({ username: 'one' });
    const list = renderMemory();
    act(() => list.current.remember({ density: 'compact' }));
    const stored = Object.entries(localStorage).find(([key]) => key.startsWith('list '));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused by a test', 'QuotaExceededError');
    });
    act(() => list.current.remember({ density: 'comfortable' }));
    expect(list.current.memory.density).toBe('comfortable');
    full.mockRestore();

    const [key, value] = stored ?? ['', ''];
    localStorage.setItem(key, value.replace('"hidden":[]', '"hidden":["title"]'));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(list.current.memory).toMatchObject({ density: 'compact', hidden: ['title'] });
  });
});
