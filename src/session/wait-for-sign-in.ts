import { personOf } from './person.ts';
import { session } from './session-store.ts';

/**
 * Waits for the next sign-in.
 * @returns whether it is the same person; false when aborted
 */
export function waitForSignIn(person: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isBack: boolean) => {
      stop();
      resolve(isBack);
    };
    const check = () => {
      const { user } = session.getState();
      if (user) end(personOf(user) === person);
    };
    const stop = session.subscribe(check);
    signal.addEventListener('abort', () => end(false), { once: true });
    if (signal.aborted) end(false);
    check();
  });
}
