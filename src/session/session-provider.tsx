import { createContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { session } from './session-store.ts';
import type { SessionState } from './session-store.ts';

export const SessionContext = createContext<SessionState | null>(null);

/** Prerendered pages are drawn for visitors. */
const NOBODY: SessionState = {
  status: 'unauthenticated',
  user: null,
  endedBy: null,
  isHere: true,
};

type SessionProviderProps = { children: ReactNode };

/** Gives the session's state to everything inside. */
export function SessionProvider({ children }: SessionProviderProps) {
  const state = useSyncExternalStore(session.subscribe, session.getState, () => NOBODY);
  return <SessionContext value={state}>{children}</SessionContext>;
}
