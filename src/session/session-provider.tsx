import { createContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { session } from './session-store.ts';
import type { SessionState } from './session-store.ts';

export const SessionContext = createContext<SessionState | null>(null);

type SessionProviderProps = { children: ReactNode };

/** Gives the session's state to everything inside. */
export function SessionProvider({ children }: SessionProviderProps) {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  return <SessionContext value={state}>{children}</SessionContext>;
}
