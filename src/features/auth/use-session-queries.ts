import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { session } from '#src/session/session-store.ts';
import type { SessionState } from '#src/session/session-store.ts';

/**
 * What one person read is not kept for the next: queries that no page shows go when the session
 * changes, and when the back office is left after its end. A public page whose calls the server
 * refused for their token alone reads again without it (A12).
 */
export function useSessionQueries({ status }: SessionState, isBackstage: boolean): void {
  const client = useQueryClient();

  const followSession = useEffectEvent(() => {
    client.removeQueries({ type: 'inactive' });
    const state = session.getState();
    const isRefused = state.status === 'unauthenticated' && state.endedBy === 'unauthorized';
    if (isRefused && !isBackstage) void client.resetQueries({ type: 'active' });
  });
  useEffect(() => session.subscribe(() => followSession()), []);

  const isOut = status === 'unauthenticated' && !isBackstage;
  useEffect(() => {
    if (isOut) client.removeQueries({ type: 'inactive' });
  }, [isOut, client]);
}
