/** A record's id: opaque and unchanged. */
export type Id = string | number;

type MaybeId = Id | null | undefined;

/**
 * Whether two ids are the same: one call may send a number where another sends text. Null, undefined
 * and '' are no id.
 */
export function sameId(one: MaybeId, other: MaybeId): boolean {
  return String(one ?? '') === String(other ?? '');
}
