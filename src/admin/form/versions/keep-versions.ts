import { createdId } from '#src/api/records/created-id.ts';
import type { Fields, RecordKey } from '#src/admin/drafts/draft.ts';
import { versionStore } from '#src/admin/drafts/version-store.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import type { Id } from '#src/lib/records/id.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';

/** The key of the signed-in person's versions of a record; null where the token does not name the person. */
export function versionKey(type: string, record: Id): RecordKey | null {
  const user = personOf(session.getState().user);
  return user === null ? null : { user, type, record: String(record) };
}

/** Keeps what an update replaced and what it sent. */
export function keepUpdate(type: string, record: Id, replaced: Fields, saved: Fields): void {
  const key = versionKey(type, record);
  if (key === null) return;
  const at = currentTime();
  void versionStore.add(key, [
    { at, isReplaced: true, values: replaced },
    { at, isReplaced: false, values: saved },
  ]);
}

/** Keeps a new record's values, where the server's answer says its id. */
export function keepCreation(type: string, answer: unknown, saved: Fields): void {
  const id = createdId(answer);
  const key = id === undefined ? null : versionKey(type, id);
  if (key === null) return;
  void versionStore.add(key, [{ at: currentTime(), isReplaced: false, values: saved }]);
}
