import { onlineManager, QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import { copiesApi } from '#src/admin/drafts/copies-api.ts';
import { forgetSaved, markSent, NEW, savedOf } from '#src/admin/outbox/outbox.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import type { Resource } from '#src/api/records/resource.ts';
import { SaveWithdrawn } from '#src/lib/errors/save-withdrawn.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { isUnanswered } from '#src/lib/local-copies/outbox.ts';
import { fieldsOf } from '#src/lib/records/field-of.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import type { Id } from '#src/lib/records/id.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import type { Sent, useFormSave } from './core/use-form-save.ts';

type WaitingSave<T, Input extends FieldValues> = {
  api: Pick<Resource<T, Input>, 'name' | 'one'>;
  schema: v.GenericSchema<Input, Input>;
  /** The record that the form edits; null for a new one. */
  opened: T | null;
  save: Pick<ReturnType<typeof useFormSave<Input>>, 'autosave' | 'keepAsWaiting'>;
  /** The outbox has saved the record, which is so now. */
  onUpdated: (record: T, sent: Sent<Input>) => void;
  /** The outbox has created the record, whose id is unknown where the server did not say it. */
  onCreated: (id: Id | undefined, sent: Sent<Input>) => void;
};

/** `at`: when the save began to wait, in epoch milliseconds. */
type Waited<Input> = Sent<Input> & { at: number };

/**
 * What a form does with a save that no network answers: it waits in the outbox, in the place of the form's draft, and the
 * form learns what became of it.
 * @returns `run` sends, or makes the save wait; `copy` is the waiting save
 */
export function useWaitingSave<T extends Input & { id: Id }, Input extends FieldValues>(
  options: WaitingSave<T, Input>,
) {
  const { api, schema, opened, save } = options;
  const { autosave } = save.autosave;
  const source = useRecordSource(api.name);
  const [user] = useState(() => personOf(session.getState().user));
  const [sent, setSent] = useState<Waited<Input> | null>(null);
  const key = { user: user ?? '', type: api.name, record: String(opened?.id ?? NEW) };
  const query = useQuery({ ...copiesApi('waiting').ofRecord(key), enabled: sent !== null });
  const copy = sent === null ? undefined : query.data?.find(({ id }) => id === autosave.id);

  /** Resolves to false where the save cannot wait: nothing can be stored, or another call is needed. */
  const wait = async (now: Sent<Input>, isUncertain: boolean): Promise<boolean> => {
    const maySend = opened === null ? source?.create : source?.patch;
    if (user === null || !source || !maySend) return false;
    const input = { ...now.input };
    const begun = opened && v.safeParse(schema, opened);
    const base = begun?.success ? { ...begun.output } : { ...opened };
    const names = Object.keys(input);
    const changed = names.filter((name) => opened === null || !isSame(base[name], input[name]));
    if (changed.length === 0) return false;
    forgetSaved(autosave.id);
    try {
      await localCopies.write({
        kind: 'waiting',
        ...key,
        id: autosave.id,
        at: currentTime(),
        title: source.toRecord(key.record, input).title,
        values: fieldsOf(input, changed),
        base: opened === null ? {} : fieldsOf(opened, changed),
        names,
        isUncertain,
      });
    } catch {
      // The bar says that nothing can be stored.
      return false;
    }
    setSent({ ...now, at: Date.now() });
    save.keepAsWaiting(now.values);
    return true;
  };

  /** A creation that waits must not be sent by the outbox at the same time. */
  const claim = async () => {
    if (sent === null || opened !== null || copy?.isUncertain) return;
    const mark = await markSent(autosave.id).catch(() => 'gone');
    if (mark === 'sent') throw new SaveWithdrawn('The outbox sends it');
  };

  /** @param send sends the values, from the record as it is known; what it rejects with is shown unless the save waits */
  const run = async <R>(now: Sent<Input>, send: (opened: T | null) => Promise<R>): Promise<R> => {
    const known = ending.current ? await ending.current : opened;
    if (opened === null && savedOf(autosave.id))
      throw new SaveWithdrawn('The outbox has created it');
    if (!onlineManager.isOnline() && (await wait(now, copy?.isUncertain ?? false))) {
      throw new SaveWithdrawn('It waits for the network');
    }
    await claim();
    try {
      const answer = await send(known);
      if (sent !== null) {
        setSent(null);
        save.keepAsWaiting(null);
        localCopies.remove('waiting', autosave.id).catch(() => {});
      }
      return answer;
    } catch (error) {
      // The server may have a creation.
      if (isUnanswered(error) && (await wait(now, opened === null))) {
        throw new SaveWithdrawn('It waits for the network');
      }
      throw error;
    }
  };

  const isGone = sent !== null && copy === undefined && query.dataUpdatedAt > sent.at;
  /** Resolves to the record as it is now. */
  const end = async (was: Waited<Input>): Promise<T | null> => {
    const saved = savedOf(autosave.id);
    if (saved && opened === null) {
      options.onCreated(saved.id, was);
      return opened;
    }
    // A client of its own, as the app's cache may be older.
    const again = opened && ({ ...api.one(opened.id), gcTime: 0, networkMode: 'always' } as const);
    const now = saved && again && (await new QueryClient().fetchQuery(again).catch(() => null));
    if (now) {
      options.onUpdated(now, was);
      return now;
    }
    // It is a draft again, or the person has deleted it elsewhere.
    save.keepAsWaiting(null);
    return opened;
  };
  const ending = useRef<Promise<T | null>>(null);
  const endOnce = useEffectEvent(() => {
    if (sent === null) return;
    setSent(null);
    ending.current = end(sent).finally(() => {
      ending.current = null;
    });
  });
  useEffect(() => {
    // The outbox is outside React, and a save ends once.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isGone) endOnce();
  }, [isGone]);

  return { run, copy };
}
