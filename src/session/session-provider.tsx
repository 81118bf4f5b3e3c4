import { createContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { session } from './session-store.ts';
import type { SessionState } from './session-store.ts';

export const SessionContext = createContext<SessionState | null>(null);

const NOBODY: SessionState = {
  status: 'unauthenticated',
  user: null,
  endedBy: null,
  isHere: true,
};

/** Prerendered pages are drawn for visitors. A visitor's own state stays the same one, and nothing is drawn twice. */
function visitorState(): SessionState {
  const state = session.getState();
  return state.status === 'unauthenticated' ? state : NOBODY;
}

type SessionProviderProps = { children: ReactNode };

/** Gives the session's state to everything inside. */
export function SessionProvider({ children }: SessionProviderProps) {
  const state = useSyncExternalStore(session.subscribe, session.getState, visitorState);
  return <SessionContext value={state}>{children}</SessionContext>;
}
