import { use } from 'react';
import { SessionContext } from './session-provider.tsx';
import type { SessionState } from './session-store.ts';

/**
 * The session's state.
 * @throws Error outside `SessionProvider`.
 */
export function useSession(): SessionState {
  const state = use(SessionContext);
  if (state === null) throw new Error('useSession must be used inside <SessionProvider>');
  return state;
}
