import type { QueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import { toast } from '#src/lib/toast.ts';
import { offerUndo } from '#src/admin/deletion/offer-undo.ts';
import type { Autosave } from '#src/admin/drafts/autosave.ts';
import { changesOf, writeDraft } from '#src/admin/drafts/draft.ts';
import {
  storeFirstVersion,
  storeUpdateVersions,
  versionKey,
} from '#src/admin/drafts/save-versions.ts';
import { saveActionOf } from '#src/admin/form/core/save-action.ts';
import { markSaved } from '#src/admin/list/rows/saved-row.ts';
import { NEW_RECORD, savedOf, type WaitingSave } from '#src/admin/outbox/outbox.ts';
import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { invalidateChanged } from '#src/api/cache/invalidate-changed.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { withSources } from '#src/api/fields/translation.ts';
import type { Resource } from '#src/api/records/resource.ts';
import {
  createRecord,
  patchRecord,
  readNewest,
  type UnstoredError,
} from '#src/api/records/write-record.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { fieldsOf, type FieldsByName } from '#src/lib/records/field-of.ts';
import type { Id } from '#src/lib/records/id.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { type FormPort, toastUnstored } from './form-port.ts';
import { leaveToOutbox, takeBack, watchCopy } from './outbox-port.ts';
import type { OutboxPort } from './save.ts';
import type { Sent } from './save-state.ts';
import { type AskAboutConflicts, updateNewest } from './update-newest.ts';

export type RecordSaveOptions<T, Input extends FieldValues> = {
  client: QueryClient;
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'create' | 'update'>;
  /** What may be sent. */
  schema: v.GenericSchema<Input, Input>;
  /** The record that is edited, as the form was opened with it; null creates one. */
  opened: T | null;
  /** The form's first values. */
  values: Input;
  form: FormPort<Input>;
  autosave: Autosave;
};

/** What is known where the form is, as of now. */
export type SaveContext = {
  /** The record was deleted meanwhile: saving creates it anew. False again after the deletion was undone. */
  isGone: boolean;
  /** What the person may do with the content type. */
  source: RecordSource | undefined;
  /** The fields that are checked before publishing. */
  checked: CheckedFields | undefined;
  listPath: string;
  /** Remembers the visit. Returns the record's title, and a link to where visitors see it. */
  visit: (id: Id | undefined, fields: object) => { title: string; link: ReactNode };
  /** The outbox has created the record. @param draft of what was typed after that */
  onCreated: (id: Id | undefined, draft: string | undefined) => unknown;
};

/** What a save of a record has led to. */
export type SavedRecord<T> = {
  /** The record as it was known before; null for a new one. */
  before: T | null;
  /** Undefined where the server does not say it. */
  id: Id | undefined;
  /** What it replaced; null for a new record. */
  replaced: FieldsByName | null;
  fields: FieldsByName;
  /** What of it the server did not store; null where nothing, and where a draft has it. */
  failure: UnstoredError | null;
  /** A new record's draft of what the server did not store. */
  left?: { draft: string; failure: UnstoredError };
};

/** How long a toast stays that offers something, in ms. */
const ACTION_TIME = 8000;

/**
 * How a record is sent, announced and left to the outbox.
 * @param context asked at each step, because a save takes its time
 */
export function createRecordSave<T extends Input & { id: Id }, Input extends FieldValues>(
  options: RecordSaveOptions<T, Input>,
  context: () => SaveContext,
) {
  const { client, api, schema, values, form, autosave } = options;
  const internals = { record: options.opened };
  const user = personOf(session.getState().user);
  const current = (): T | null => (context().isGone ? null : internals.record);

  const send = async (
    { values: typed, input }: Sent<Input>,
    ask: AskAboutConflicts,
  ): Promise<SavedRecord<T>> => {
    const before = current();
    if (before === null) {
      const stamped = withSources(values, input);
      const { id, record, failure } = await createRecord<T, Input>(client, api, stamped);
      storeFirstVersion(api.name, id, input);
      const created = { before, id, replaced: null, fields: {} };
      if (!failure) return { ...created, failure };
      const base = failure.stored;
      const draft = await keepFor(failure.id, { values: fieldsOf(typed, Object.keys(base)), base });
      if (draft !== undefined) return { ...created, failure: null, left: { draft, failure } };
      // Without storage the form stays, and saves the record that exists now.
      internals.record = record;
      return { ...created, failure };
    }
    const parts = { client, api, schema, ask };
    const updated = await updateNewest<T, Input>(parts, before, input);
    const { record, replaced, fields, failure } = updated;
    storeUpdateVersions(api.name, before.id, replaced, fields);
    internals.record = record;
    return { before, id: before.id, replaced, fields, failure };
  };

  const announce = ({ input }: Sent<Input>, saved: SavedRecord<T>): void => {
    const { before, id, replaced, left } = saved;
    const { visit, listPath, checked } = context();
    const { title, link } = visit(id, { ...before, ...input });
    if (id !== undefined) markSaved(listPath, id);
    if (left) {
      toastUnstored(left.failure);
      return;
    }
    const action = checked ? saveActionOf(input, before, checked.begin) : 'save';
    if (action === 'schedule' && id !== undefined) {
      const time = formatDateTime(String(input[checked?.begin ?? '']));
      const undo = () =>
        patchRecord<T, Input>(client, api, id, replaced ?? { status: STATUS.hidden });
      const changed = [{ record: { id, name: title }, undo }];
      void offerUndo(t('crud:form.scheduled', { time }), changed, () =>
        invalidateChanged(client, api.update()),
      );
      return;
    }
    const isPublished = action === 'publish';
    const text = isPublished ? 'published' : before === null ? 'created' : 'saved';
    // Longer where there is something to press.
    toast.success(t(`crud:form.${text}`), link ? { link, duration: ACTION_TIME } : {});
  };

  /** The copy that waits; null where another call is needed. */
  const copyOf = (sent: Sent<Input>, wasSent: boolean): WaitingSave | null => {
    const { source } = context();
    const before = current();
    if (user === null || !source || !(before ? source.patch : source.create)) return null;
    const input: FieldsByName = { ...(before ? sent.input : withSources(values, sent.input)) };
    const begun = before && v.safeParse(schema, before);
    const base: FieldsByName = begun?.success ? { ...begun.output } : { ...before };
    const names = Object.keys(input);
    const changed = names.filter((name) => !before || !isSame(base[name], input[name]));
    if (changed.length === 0) return null;
    const record = before ? String(before.id) : NEW_RECORD;
    return {
      kind: 'waiting',
      id: autosave.id,
      user,
      type: api.name,
      record,
      at: currentTime(),
      title: source.toRecord(record, input).title,
      values: fieldsOf(input, changed),
      base: before ? fieldsOf(before, changed) : {},
      names,
      isUncertain: before === null && wasSent,
    };
  };

  /** Makes a draft of a record that was just created. Resolves to the draft's id. */
  const keepFor = async (
    record: Id,
    typed: ReturnType<typeof changesOf>,
  ): Promise<string | undefined> => {
    const key = versionKey(api.name, record);
    if (typed === null || key === null) return undefined;
    try {
      return await writeDraft(key, typed);
    } catch {
      toast.error(t('crud:draft.notKept'));
      return undefined;
    }
  };

  const keep: OutboxPort<Input> = {
    leave: async (sent, wasSent) => {
      const copy = copyOf(sent, wasSent);
      return copy && (await leaveToOutbox(copy)) ? copy : null;
    },
    takeBack,
    watch: (copy, onChange) => watchCopy(client, copy, onChange),
    learn: async ({ sent, copy }) => {
      const saved = savedOf(copy.id);
      if (saved && copy.record === NEW_RECORD) {
        const now = structuredClone(form.values());
        const typed = changesOf(sent.values, now, []);
        const draft = await keepFor(saved.id ?? NEW_RECORD, typed);
        const next = () => context().onCreated(saved.id, draft);
        return { sent: { ...sent, values: now }, fields: {}, next };
      }
      // The cache may be older.
      const newest = saved && (await readNewest(api, copy.record).catch(() => null));
      if (!newest) return null;
      internals.record = newest;
      return { sent, fields: fieldsOf(newest, Object.keys(values)) };
    },
  };
  return {
    send,
    announce,
    keep,
    /** What the form edits now; null for a new record. */
    record: current,
    /** Whether the record that it was opened with was deleted. */
    isDeleted: (): boolean =>
      internals.record !== null &&
      client.getQueryData(api.one(internals.record.id).queryKey) === null,
  };
}
