import type { QueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import * as v from 'valibot';
import { toast } from '#src/lib/toast.ts';
import { type Compared, merge } from '#src/admin/drafts/merge.ts';
import { ENGLISH_SOURCES } from '#src/api/fields/record-fields.ts';
import { joinedSources, withSources } from '#src/api/fields/translation.ts';
import type { Resource } from '#src/api/records/resource.ts';
import { readNewest, readSaved, type UnstoredError } from '#src/api/records/write-record.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { SaveWithdrawn } from '#src/lib/errors/save-withdrawn.ts';
import { fieldOf, type FieldsByName } from '#src/lib/records/field-of.ts';
import type { Id } from '#src/lib/records/id.ts';
import { pickFields } from '#src/lib/records/pick-fields.ts';

/** Resolves to the fields whose server version was chosen; null where the person goes back to the form. */
export type AskAboutConflicts = (fields: Compared[]) => Promise<string[] | null>;

type UpdateNewest<T, Input> = {
  client: QueryClient;
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'update'>;
  /** What may be sent. */
  schema: v.GenericSchema<Input, Input>;
  /** Called where both sides changed a field. */
  ask: AskAboutConflicts;
};

type Updated<T> = {
  /** The record as the server has it; as it was sent where it could not be read. */
  record: T;
  /** What the update replaced: the form's fields as the server had them. */
  replaced: FieldsByName;
  /** The form's fields as they were sent. */
  fields: FieldsByName;
  /** What of it the server did not store. */
  failure: UnstoredError | null;
};

/**
 * Updates a record that somebody else may have saved since the form was opened. The record is read
 * again first: changes to different fields are merged, fields unknown to the schema keep their current
 * values, and a person is asked where both sides changed the same field.
 *
 * A save between that read and the update is still overwritten: the API has no versions (an ETag, a
 * revision number) to prevent it.
 * @param opened the record as the form was opened with it
 * @throws ApiError, with status 404 where the record is gone; SaveWithdrawn where the person goes back to the form
 */
export async function updateNewest<T extends Input & { id: Id }, Input extends object>(
  { client, api, schema, ask }: UpdateNewest<T, Input>,
  opened: T,
  input: Input,
): Promise<Updated<T>> {
  const now = await readNewest(api, opened.id);
  if (now === null) {
    client.setQueryData(api.one(opened.id).queryKey, null);
    throw new ApiError({ kind: 'http', call: 'update', status: 404 });
  }
  const before = toFields(opened);
  const theirs = toFields(now);
  const stamped = withSources(opened, input);
  const mine = toFields(input);
  delete mine[ENGLISH_SOURCES];
  const started = v.safeParse(schema, opened);
  const base = started.success ? toFields(started.output) : before;
  const { fields, fromServer, conflicts } = merge(base, mine, before, theirs);
  if (conflicts.length > 0) {
    const chosen = await ask(
      conflicts.map((name) => ({ name, mine: mine[name], other: theirs[name], newer: null })),
    );
    if (chosen === null) throw new SaveWithdrawn('Back to the form');
    for (const name of conflicts) fields[name] = (chosen.includes(name) ? theirs : mine)[name];
  }
  const merged = { ...now, ...input, ...fields };
  if (ENGLISH_SOURCES in input) {
    const all = { ...merged, [ENGLISH_SOURCES]: joinedSources(stamped, now) };
    // Drops the fingerprints of fields that have no English value any more.
    fields[ENGLISH_SOURCES] = fieldOf(withSources(all, all), ENGLISH_SOURCES);
  }
  const sent = { ...merged, ...fields };
  await client.getMutationCache().build(client, api.update()).execute(sent);
  if (fromServer.length > 0) toast.message(t('crud:conflict.merged', { count: fromServer.length }));
  const { record, failure } = await readSaved<T>(
    api,
    opened.id,
    pickFields<Input>(sent, input),
    now,
  );
  const replaced = toFields(pickFields<Input>(now, input));
  return { record: record ?? sent, replaced, fields, failure };
}

function toFields(record: object): FieldsByName {
  return { ...record };
}
