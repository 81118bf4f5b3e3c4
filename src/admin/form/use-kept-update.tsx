import { QueryClient, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import * as v from 'valibot';
import type { Resource } from '#src/api/resource.ts';
import { SaveWithdrawn } from '#src/lib/save-withdrawn.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { parseDateTime } from '#src/lib/date-time.ts';
import type { Id } from '#src/lib/id.ts';
import type { Compared } from '#src/admin/drafts/compared.ts';
import { LazyCompareDialog } from './lazy-compare-dialog.ts';
import { merge } from '#src/admin/drafts/merge.ts';
import type { KeptOptions } from './use-autosave.tsx';

type Asked = {
  fields: Compared[];
  /** Null where the person goes back to the form. */
  answer: (theirs: string[] | null) => void;
};

/**
 * Saves a form over a record that somebody else may have saved since, and says what is kept of it. The
 * record is read again first: changes to different fields are merged, fields we do not know stay as
 * they are there now, and where both changed the same field the person is asked with both versions
 * side by side.
 *
 * Between that reading and the update lies a moment in which another save is still written over:
 * without versions on the server (an ETag, a revision number) nobody can close it.
 * @param opened the record as the form was opened with it
 * @param schema what may be sent
 */
export function useKeptUpdate<T extends Input & { id: Id }, Input extends object>(
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'update'>,
  opened: T,
  schema: v.GenericSchema<Input, Input>,
) {
  const { t } = useTranslation('crud');
  const { mutateAsync } = useMutation(api.update());
  const [asked, setAsked] = useState<Asked | null>(null);

  const ask = (fields: Compared[]) =>
    new Promise<string[] | null>((resolve) => {
      const answer = (theirs: string[] | null) => {
        setAsked(null);
        resolve(theirs);
      };
      setAsked({ fields, answer });
    });

  const save = async (input: Input): Promise<void> => {
    // What the app's own cache shows stays as it is, and forgets nothing of this when a session ends.
    // Without a network this fails and says so; paused, it would save some time later.
    const again = { ...api.one(opened.id), gcTime: 0, networkMode: 'always' } as const;
    const now = await new QueryClient().fetchQuery(again);
    if (now === null) throw new ApiError({ kind: 'http', call: 'update', status: 404 });
    const before = fieldsOf(opened);
    const theirs = fieldsOf(now);
    const mine = fieldsOf(input);
    const started = v.safeParse(schema, opened);
    const base = started.success ? fieldsOf(started.output) : before;
    const { fields, taken, conflicts } = merge(base, mine, before, theirs);
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
    await mutateAsync({ ...now, ...input, ...fields });
    if (taken.length > 0) toast.message(t('conflict.merged', { count: taken.length }));
  };

  const question = asked && (
    <LazyCompareDialog
      title={t('conflict.title')}
      text={t('conflict.text')}
      captions={{ mine: t('conflict.mine'), other: t('conflict.theirs') }}
      fields={asked.fields}
      confirmText={t('conflict.save')}
      onConfirm={asked.answer}
      onCancel={() => asked.answer(null)}
      onLoadFailed={() => asked.answer(null)}
    />
  );
  const { id, updateTime = null }: { id: Id; updateTime?: unknown } = opened;
  const kept: KeptOptions = { place: [api.name, id], changedAt: timeOf(updateTime), question };
  return { save, kept };
}

function timeOf(value: unknown): number | null {
  const isTime = typeof value === 'string' || typeof value === 'number';
  return isTime ? (parseDateTime(value)?.getTime() ?? null) : null;
}

function fieldsOf(record: object): Record<string, unknown> {
  return { ...record };
}
