import { createContext, type ReactNode, useSyncExternalStore } from 'react';
import { session, type SessionState } from './session-store.ts';

export const SessionContext = createContext<SessionState | null>(null);

const NOBODY: SessionState = {
  status: 'unauthenticated',
  user: null,
  endedBy: null,
  isHere: true,
};

/**
 * Hydration starts signed out, like the prerendered page. Returns the store's own state object
 * where possible, to avoid a second render.
 */
function visitorState(): SessionState {
  const state = session.getState();
  return state.status === 'unauthenticated' ? state : NOBODY;
}

type SessionProviderProps = { children: ReactNode };

export function SessionProvider({ children }: SessionProviderProps) {
  const state = useSyncExternalStore(session.subscribe, session.getState, visitorState);
  return <SessionContext value={state}>{children}</SessionContext>;
}
