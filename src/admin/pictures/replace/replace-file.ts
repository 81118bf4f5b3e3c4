import type { QueryClient } from '@tanstack/react-query';
import type { Undo } from '#src/admin/deletion/offer-undo.ts';
import { replaceAddresses } from '#src/admin/pictures/uses/body-pictures.ts';
import { pictureKey } from '#src/admin/pictures/uses/picture-key.ts';
import type { PictureUse } from '#src/admin/pictures/uses/picture-uses.tsx';
import { AS_SENT } from '#src/api/records/record.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { splitFocus, withFocus } from '#src/lib/pictures/focal-point.ts';
import { fieldsOf, type FieldsByName } from '#src/lib/records/field-of.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';

/** A file on the server: `size` in bytes, `type` is the media type. */
export type StoredFile = { url: string; size: number; type: string };

/**
 * Replaces a file in a record by another one; the record is read again first.
 * @returns a function that restores the old file, even if somebody has changed other parts of the same text;
 * undefined where the record does not show the file any more
 * @throws ApiError
 */
export async function replaceFile(
  client: QueryClient,
  { source, record }: PictureUse,
  old: StoredFile,
  next: StoredFile,
): Promise<Undo | undefined> {
  const { patch } = source;
  // Records that no screen changes, such as enquiries.
  if (!patch) throw new ApiError({ kind: 'http', call: 'replace', status: 403 });
  let before: FieldsByName = {};
  let after: Record<string, unknown> = {};
  await patch(client, record.id, (fields) => {
    after = withFile(fields, old, next);
    before = fieldsOf(fields, Object.keys(after));
    return after;
  });
  const names = Object.keys(after);
  if (names.length === 0) return undefined;
  return () =>
    patch(client, record.id, (fields) =>
      isSame(fieldsOf(fields, names), after) ? { ...before } : withFile(fields, next, old),
    );
}

/** The fields of a record that contain a file, with the file replaced. */
function withFile(
  fields: FieldsByName,
  old: StoredFile,
  next: StoredFile,
): Record<string, unknown> {
  const key = pictureKey(old.url);
  // With the old focal point: the new file is mostly a better picture of the same thing.
  const inPlaceOf = (address: string) => withFocus(next.url, splitFocus(address).focus);
  const inText = (text: string): string => {
    if (!/\s/.test(text) && pictureKey(text) === key) return inPlaceOf(text);
    return replaceAddresses(text, (one) => (pictureKey(one) === key ? inPlaceOf(one) : undefined));
  };
  const inValue = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value);
    if (Array.isArray(value)) return value.map(inValue);
    if (!isRecord(value)) return value;
    const inner = Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, inValue(one)]),
    );
    // A file to download says how large it is.
    if (value.url === inner.url || !('size' in value)) return inner;
    return { ...inner, size: next.size, type: next.type };
  };
  if (key === undefined) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const changed = name === AS_SENT ? value : inValue(value);
      return isSame(changed, value) ? [] : [[name, changed]];
    }),
  );
}
