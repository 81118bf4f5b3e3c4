import { ENGLISH_SOURCES } from '#src/api/fields/record-fields.ts';
import { type CopyOf, type RecordKey, versionId } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import type { Id } from '#src/lib/records/id.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';

export type Version = CopyOf<'version'>;

const last = { isLost: false };

/** Whether the last version could not be stored. */
export function isLastVersionLost(): boolean {
  return last.isLost;
}

/** The key of the signed-in person's versions of a record; null where the token does not name the person. */
export function versionKey(type: string, record: Id): RecordKey | null {
  const user = personOf(session.getState().user);
  return user === null ? null : { user, type, record: String(record) };
}

/** Stores two versions: the one that an update replaced and the one that it saved. */
export function storeUpdateVersions(
  type: string,
  record: Id,
  replaced: FieldsByName,
  saved: FieldsByName,
): void {
  const key = versionKey(type, record);
  if (key === null) return;
  const at = currentTime();
  void saveVersions(key, [
    { at, isReplaced: true, values: replaced },
    { at, isReplaced: false, values: saved },
  ]);
}

/** Stores the first version of a new record, if the server has said its id. */
export function storeFirstVersion(type: string, id: Id | undefined, saved: FieldsByName): void {
  const key = id === undefined ? null : versionKey(type, id);
  if (key === null) return;
  void saveVersions(key, [{ at: currentTime(), isReplaced: false, values: saved }]);
}

/**
 * Stores versions of a record, oldest first, without those that equal the version before. Never rejects, because the
 * record itself is already saved.
 */
export async function saveVersions(
  key: RecordKey,
  states: readonly Pick<Version, 'at' | 'isReplaced' | 'values'>[],
): Promise<void> {
  try {
    let [newest]: Pick<Version, 'values'>[] = await localCopies.ofRecord('version', key);
    const versions = states.flatMap(({ values: all, ...rest }): Version[] => {
      // English that is restored counts as written now.
      const values = { ...all };
      delete values[ENGLISH_SOURCES];
      const state = { ...rest, values };
      if (isSame(newest?.values, state.values)) return [];
      newest = state;
      return [
        { kind: 'version', ...key, ...state, id: versionId(key, state.at, state.isReplaced) },
      ];
    });
    if (versions.length > 0) await localCopies.write(...versions);
    last.isLost = false;
  } catch {
    last.isLost = true;
  }
}
