import { QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import * as v from 'valibot';
import { ENGLISH_SOURCES } from '#src/api/fields/record-fields.ts';
import { joinedSources, withSources } from '#src/api/fields/translation.ts';
import type { Resource } from '#src/api/records/resource.ts';
import { SaveWithdrawn } from '#src/lib/errors/save-withdrawn.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import type { Id } from '#src/lib/records/id.ts';
import { pickFields } from '#src/lib/records/pick-fields.ts';
import type { Fields } from '#src/admin/drafts/draft.ts';
import { LazyCompareDialog } from './compare/lazy-compare-dialog.ts';
import { type Compared, merge } from '#src/admin/drafts/merge.ts';

type Conflict = {
  fields: Compared[];
  /** Takes the fields whose server version was chosen; null where the person goes back to the form. */
  resolve: (theirs: string[] | null) => void;
};

export type Updated<T> = {
  /** The record as it was sent. */
  record: T;
  /** What the update replaced: the form's fields as the server had them. */
  replaced: Fields;
  /** The form's fields as they were sent. */
  saved: Fields;
};

/**
 * Updates a record that somebody else may have saved since the form was opened. The record is read
 * again first: changes to different fields are merged, fields unknown to the schema keep their current
 * values, and a dialog asks where both sides changed the same field.
 *
 * A save between that read and the update is still overwritten: the API has no versions (an ETag, a
 * revision number) to prevent it.
 * @param schema what may be sent
 * @returns the update, which takes the record as the form was opened with it, and the dialog
 */
export function useRecordUpdate<T extends Input & { id: Id }, Input extends object>(
  api: Pick<Resource<T, Input>, 'one' | 'update'>,
  schema: v.GenericSchema<Input, Input>,
) {
  const { t } = useTranslation('crud');
  const { mutateAsync } = useMutation(api.update());
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const ask = (fields: Compared[]) =>
    new Promise<string[] | null>((resolve) => {
      setConflict({
        fields,
        resolve: (theirs) => {
          setConflict(null);
          resolve(theirs);
        },
      });
    });

  const update = async (opened: T, input: Input): Promise<Updated<T>> => {
    // A client of its own: the app's cache is cleared when a session ends, and must not change here.
    // Offline it fails at once; the default would pause it and save at an unknown later time.
    const again = { ...api.one(opened.id), gcTime: 0, networkMode: 'always' } as const;
    const now = await new QueryClient().fetchQuery(again);
    if (now === null) {
      client.setQueryData(api.one(opened.id).queryKey, null);
      throw new ApiError({ kind: 'http', call: 'update', status: 404 });
    }
    const before = fieldsOf(opened);
    const theirs = fieldsOf(now);
    const stamped = withSources(opened, input);
    const mine = fieldsOf(input);
    delete mine[ENGLISH_SOURCES];
    const started = v.safeParse(schema, opened);
    const base = started.success ? fieldsOf(started.output) : before;
    const { fields, fromServer, conflicts } = merge(base, mine, before, theirs);
    if (conflicts.length > 0) {
      const compared = conflicts.map((name) => ({
        name,
        mine: mine[name],
        other: theirs[name],
        newer: null,
      }));
      const chosen = await ask(compared);
      if (chosen === null) throw new SaveWithdrawn('Back to the form');
      for (const name of conflicts) fields[name] = (chosen.includes(name) ? theirs : mine)[name];
    }
    const merged = { ...now, ...input, ...fields };
    if (ENGLISH_SOURCES in input) {
      const all = { ...merged, [ENGLISH_SOURCES]: joinedSources(stamped, now) };
      // Without those that no value has any more.
      fields[ENGLISH_SOURCES] = fieldOf(withSources(all, all), ENGLISH_SOURCES);
    }
    const record = { ...merged, ...fields };
    await mutateAsync(record);
    if (fromServer.length > 0) toast.message(t('conflict.merged', { count: fromServer.length }));
    return { record, replaced: fieldsOf(pickFields<Input>(now, input)), saved: fields };
  };

  const conflictDialog = conflict && (
    <LazyCompareDialog
      title={t('conflict.title')}
      text={t('conflict.text')}
      captions={{ mine: t('conflict.mine'), other: t('conflict.theirs') }}
      fields={conflict.fields}
      confirmText={t('conflict.save')}
      onConfirm={conflict.resolve}
      onCancel={() => conflict.resolve(null)}
      onLoadFailed={() => conflict.resolve(null)}
    />
  );
  return { update, conflictDialog };
}

function fieldsOf(record: object): Fields {
  return { ...record };
}
