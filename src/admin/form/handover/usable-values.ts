import * as v from 'valibot';
import { isSameType } from '#src/admin/drafts/draft.ts';
import { cleanText } from '#src/admin/editor/document/editor-document.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';

/** A form, as far as values from elsewhere must fit it. */
export type Receiver = {
  schema: v.GenericSchema;
  /** Its values now. */
  now: FieldsByName;
  /** The fields that this person sees in it, by name. */
  fields: ReadonlyMap<string, { isRichText: boolean }>;
};

/**
 * What of a draft's values, which may be anything, a form can show and hold: values of its own fields that have the
 * shape that the schema wants, rich text as the editor would save it. Rules are left to the form: a draft may be
 * unfinished.
 */
export function usableValues(
  values: FieldsByName,
  { schema, now, fields }: Receiver,
): FieldsByName {
  const known = Object.entries(values).filter(
    ([name, value]) => fields.has(name) && name in now && isSameType(value, now[name]),
  );
  const { issues = [] } = v.safeParse(schema, { ...now, ...Object.fromEntries(known) });
  const misshapen = new Set(
    issues.filter(({ kind }) => kind === 'schema').map(({ path }) => path?.[0].key),
  );
  const usable = known.filter(
    // An empty field of a number is null, which no schema of a number allows.
    ([name, value]) => !misshapen.has(name) || (value === null && typeof now[name] === 'number'),
  );
  return Object.fromEntries(
    usable.map(([name, value]) => [
      name,
      fields.get(name)?.isRichText && typeof value === 'string' ? cleanText(value) : value,
    ]),
  );
}
