import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deletionKey,
  removeFromCache,
  withoutPendingDeletions,
} from '#src/admin/deletion/pending-deletions.ts';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import { endUndoWaits, waitForUndo } from '#src/admin/deletion/wait-for-undo.ts';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';

const TEXT = '已删除';
const signIn = (username: string) =>
  session.start({ token: buildLocalToken({ username }), bearer: username });

beforeEach(() => signIn('admin'));
afterEach(() => {
  endUndoWaits();
  session.end('signed-out');
});

describe('waitForUndo', () => {
  it('B1: Ctrl+Z undoes the last deletion, but not while somebody types', async () => {
    const first = waitForUndo(TEXT);
    const last = waitForUndo(TEXT);
    const field = document.body.appendChild(document.createElement('input'));
    const press = (on: Element) =>
      on.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }),
      );
    expect(press(field)).toBe(true);
    expect(press(document.body)).toBe(false);
    field.remove();
    await expect(last).resolves.toBe('undone');
    window.dispatchEvent(new Event('pagehide'));
    await expect(first).resolves.toBe('unloading');
  });

  it('B1: in a hidden tab the toast lasts no longer than in a visible one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    try {
      const wait = waitForUndo(TEXT);
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(6000);
      await expect(wait).resolves.toBe('elapsed');
    } finally {
      hidden.mockRestore();
      vi.useRealTimers();
    }
  });

  it.each([
    ['the session ends', () => session.end('expired'), 'session-lost'],
    ['somebody else signs in', () => signIn('wang'), 'session-lost'],
    ['the same person signs in again', () => [signIn('admin'), endUndoWaits()], 'elapsed'],
  ])('A12: where %s nothing is sent in another person’s name', async (_what, happen, outcome) => {
    const wait = waitForUndo(TEXT);
    happen();
    await expect(wait).resolves.toBe(outcome);
  });
});

describe('useWithoutPending', () => {
  const page = (ids: number[]) => ({ rows: ids.map((id) => ({ id })), dropped: 0, total: 5 });
  const keyOf = (pageNo: number, filters = {}) => [
    'news',
    'page',
    'GET /news/page',
    { pageNo, pageSize: 2, ...filters },
  ];

  it.each([
    ['a number, as in the list,', 1],
    ['text', '1'],
  ])(
    'B7: a record with a pending deletion, by an id that is %s, is hidden and not counted on every page of its lists',
    async (_what, id) => {
      const client = new QueryClient();
      client.setQueryData(keyOf(1), page([1, 2]));
      client.setQueryData(keyOf(2), page([3, 4]));
      const wrapper = ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      );
      const { result } = renderHook(
        () => ({
          first: useWithoutPending(keyOf(1)),
          second: useWithoutPending(keyOf(2)),
          other: useWithoutPending(keyOf(1, { status: 1 })),
        }),
        { wrapper },
      );
      expect(result.current.first(page([1, 2]))).toEqual(page([1, 2]));

      const deletion = client.getMutationCache().build(client, {
        mutationKey: deletionKey('news'),
        mutationFn: () => new Promise(() => {}),
      });
      void deletion.execute([id]);
      await waitFor(() =>
        expect(result.current.first(page([1, 2]))).toMatchObject({ rows: [{ id: 2 }], total: 4 }),
      );
      expect(result.current.second(page([3, 4]))).toMatchObject({ ...page([3, 4]), total: 4 });
      // Not known to be among these.
      expect(result.current.other(page([7, 8]))).toMatchObject({ total: 5 });

      const shown = withoutPendingDeletions(client, 'news', page([1, 2]));
      expect(shown).toMatchObject({ rows: [{ id: 2 }], dropped: 1 });

      removeFromCache(client, 'news', [id]);
      expect(client.getQueryData(keyOf(1))).toEqual({ ...page([2]), total: 4 });
      expect(client.getQueryData(keyOf(2))).toEqual(page([3, 4]));
    },
  );
});
