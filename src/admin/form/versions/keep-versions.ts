import { createdId } from '#src/api/created-id.ts';
import type { Fields, Place } from '#src/admin/drafts/draft.ts';
import { versionStore } from '#src/admin/drafts/version-store.ts';
import type { Id } from '#src/lib/id.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';

/** Where the signed-in person's versions of a record are; null where nothing says who that is. */
export function versionPlace(type: string, record: Id): Place | null {
  const user = personOf(session.getState().user);
  return user === null ? null : { user, type, record: String(record) };
}

/** Keeps what an update replaced and what it sent. */
export function keepUpdate(type: string, record: Id, replaced: Fields, saved: Fields): void {
  const place = versionPlace(type, record);
  if (place === null) return;
  const at = Date.now();
  void versionStore.add(place, [
    { at, isReplaced: true, values: replaced },
    { at, isReplaced: false, values: saved },
  ]);
}

/** Keeps a new record's values, where the server's answer says its id. */
export function keepCreation(type: string, answer: unknown, saved: Fields): void {
  const id = createdId(answer);
  const place = id === undefined ? null : versionPlace(type, id);
  if (place === null) return;
  void versionStore.add(place, [{ at: Date.now(), isReplaced: false, values: saved }]);
}
