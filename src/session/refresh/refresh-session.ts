import { request, toRequest } from '#src/api/client/client.ts';
import { LoginAnswer } from '#src/api/client/login-answer.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { isSamePerson, personOf } from '#src/session/person.ts';
import {
  isSameSession,
  readStoredSession,
  type StoredSession,
} from '#src/session/session-storage.ts';
import { session, type SessionUser } from '#src/session/session-store.ts';
import { withTabLock } from '#src/lib/browser/tab-lock.ts';
import { buildLocalToken, decodeToken } from '#src/session/token.ts';

const REFRESH = 'POST /user/refresh';

/** Running refreshes, by the session that they replace. */
const running = new WeakMap<StoredSession, Promise<boolean>>();

/** Statuses of errors that do not decide about the session. */
const UNDECIDED_STATUS = new Set([408, 425, 429]);

/**
 * Replaces the session's tokens: once for all callers at the same time, and in one tab at a time.
 * @returns whether the same person has new tokens; false where the server refused
 * @throws the call's error where the server did not decide (network, timeout, 5xx)
 */
export function refreshSession(): Promise<boolean> {
  const stored = session.getStored();
  const { user } = session.getState();
  if (!hasCall(REFRESH) || session.getMethod() === 'auth0') return Promise.resolve(false);
  if (!stored || !user) return Promise.resolve(false);
  const begun = running.get(stored);
  if (begun) return begun;
  const result = withTabLock('session-refresh', () => refresh(stored, user)).finally(() =>
    running.delete(stored),
  );
  running.set(stored, result);
  return result;
}

/**
 * Refreshes the session after a 401 of a call that was sent with it. A token that was replaced while the
 * call was under way is not replaced again.
 */
export async function refreshAfter(sent: StoredSession, user: SessionUser): Promise<boolean> {
  return session.getStored() === sent ? refreshSession() : isReplaced(sent, user);
}

async function refresh(old: StoredSession, user: SessionUser): Promise<boolean> {
  // Another tab may have refreshed or ended the session while this one waited for the lock.
  if (!isCurrent(old)) return adopt(old, user);
  let answer: LoginAnswer;
  try {
    answer = await request(LoginAnswer, {
      ...toRequest(REFRESH),
      data: old.refresh ?? {},
      token: old.bearer,
    });
  } catch (error) {
    if (!isCurrent(old)) return adopt(old, user);
    if (isRefusal(error)) return false;
    throw error;
  }
  if (!isCurrent(old)) return adopt(old, user);
  return replace(old, user, answer);
}

function replace(old: StoredSession, user: SessionUser, answer: LoginAnswer): boolean {
  const { token: bearer, refresh } = answer;
  // Only a session with a cookie needs no token.
  if (bearer === null && old.bearer !== null) return false;
  if (!isSamePerson(answer.user, user)) return false;
  try {
    const isLocal = session.getMethod() === 'jwtlocal';
    const token = isLocal ? buildLocalToken(decodeToken(old.token)) : (bearer ?? '');
    // Cached pages and drafts are stored under the person's name, which must stay the same.
    if (personOf(decodeToken(token)) !== personOf(user)) return false;
    session.start({ ...old, token, bearer, refresh: refresh ?? old.refresh });
    return true;
  } catch {
    // The token is unreadable or has already expired.
    return false;
  }
}

/** False where the session was replaced or ended, here or in another tab. */
function isCurrent(old: StoredSession): boolean {
  if (session.getStored() !== old) return false;
  return !session.isShared() || isSameSession(readStoredSession(), old);
}

function adopt(old: StoredSession, user: SessionUser): boolean {
  if (session.getStored() === old && readStoredSession()) session.restore();
  return isReplaced(old, user);
}

function isReplaced(old: StoredSession, user: SessionUser): boolean {
  const now = session.getState().user;
  return now !== null && session.getStored() !== old && personOf(now) === personOf(user);
}

/** Whether the server refused: it answered, but sent no token. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  if (kind === 'http') return status < 500 && !UNDECIDED_STATUS.has(status);
  return kind === 'rejected' || kind === 'shape' || kind === 'empty';
}
