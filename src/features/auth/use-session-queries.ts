import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { session } from '#src/session/session-store.ts';
import type { SessionState } from '#src/session/session-store.ts';

/**
 * What one person read is not kept for the next: queries that no page shows go when the session
 * changes, and when the back office is left after its end. A public page whose calls the server
 * refused for their token alone reads again without it (A12).
 */
export function useSessionQueries(state: SessionState, isBackstage: boolean): void {
  const client = useQueryClient();

  const followSession = useEffectEvent(() => {
    client.removeQueries({ type: 'inactive' });
    const now = session.getState();
    const isRefused = now.status === 'unauthenticated' && now.endedBy === 'unauthorized';
    if (isRefused && !isBackstage) void client.resetQueries({ type: 'active' });
  });
  useEffect(() => session.subscribe(() => followSession()), []);

  const hasEnded = state.status === 'unauthenticated' && state.endedBy !== null;
  const hasLeft = hasEnded && !isBackstage;
  useEffect(() => {
    if (hasLeft) client.removeQueries({ type: 'inactive' });
  }, [hasLeft, client]);
}
